export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      advertisements: {
        Row: {
          budget: number;
          button_text: string | null;
          clicks: number;
          client_id: string | null;
          client_name: string | null;
          created_at: string;
          description: string | null;
          display_location: string;
          end_date: string;
          id: string;
          image_url: string | null;
          impressions: number;
          link_url: string | null;
          start_date: string;
          status: string;
          title: string;
          type: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          budget?: number;
          button_text?: string | null;
          clicks?: number;
          client_id?: string | null;
          client_name?: string | null;
          created_at?: string;
          description?: string | null;
          display_location?: string;
          end_date: string;
          id?: string;
          image_url?: string | null;
          impressions?: number;
          link_url?: string | null;
          start_date: string;
          status?: string;
          title: string;
          type?: string;
          updated_at?: string;
        };
        Update: {
          budget?: number;
          button_text?: string | null;
          clicks?: number;
          client_id?: string | null;
          client_name?: string | null;
          created_at?: string;
          description?: string | null;
          display_location?: string;
          end_date?: string;
          id?: string;
          image_url?: string | null;
          impressions?: number;
          link_url?: string | null;
          start_date?: string;
          status?: string;
          title?: string;
          type?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'advertisements_client_id_fkey';
            columns: ['client_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      approval_decisions: {
        Row: {
          decided_at: string;
          decided_by: string | null;
          entity_id: string;
          entity_type: string;
          from_status: string;
          id: number;
          owner_id: string | null;
          reason: string | null;
          to_status: string;
        };
        ComputedFields: never;
        Insert: {
          decided_at?: string;
          decided_by?: string | null;
          entity_id: string;
          entity_type: string;
          from_status: string;
          id?: never;
          owner_id?: string | null;
          reason?: string | null;
          to_status: string;
        };
        Update: {
          decided_at?: string;
          decided_by?: string | null;
          entity_id?: string;
          entity_type?: string;
          from_status?: string;
          id?: never;
          owner_id?: string | null;
          reason?: string | null;
          to_status?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'approval_decisions_decided_by_fkey';
            columns: ['decided_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'approval_decisions_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      artist_follows: {
        Row: {
          created_at: string;
          notify: boolean;
          performer_id: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          notify?: boolean;
          performer_id: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          notify?: boolean;
          performer_id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'artist_follows_performer_id_fkey';
            columns: ['performer_id'];
            isOneToOne: false;
            referencedRelation: 'performer_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'artist_follows_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      audit_log: {
        Row: {
          action: string;
          actor_id: string | null;
          actor_role: string;
          after: Json | null;
          at: string;
          before: Json | null;
          entity: string;
          entity_id: string;
          id: number;
        };
        ComputedFields: never;
        Insert: {
          action: string;
          actor_id?: string | null;
          actor_role: string;
          after?: Json | null;
          at?: string;
          before?: Json | null;
          entity: string;
          entity_id: string;
          id?: never;
        };
        Update: {
          action?: string;
          actor_id?: string | null;
          actor_role?: string;
          after?: Json | null;
          at?: string;
          before?: Json | null;
          entity?: string;
          entity_id?: string;
          id?: never;
        };
        Relationships: [];
      };
      contact_messages: {
        Row: {
          body: string;
          created_at: string;
          email: string;
          event_id: string | null;
          id: string;
          name: string;
          reference: string | null;
          sender_id: string | null;
          status: string;
          ticket_no: string;
          topic: string;
        };
        ComputedFields: never;
        Insert: {
          body: string;
          created_at?: string;
          email: string;
          event_id?: string | null;
          id?: string;
          name: string;
          reference?: string | null;
          sender_id?: string | null;
          status?: string;
          ticket_no: string;
          topic: string;
        };
        Update: {
          body?: string;
          created_at?: string;
          email?: string;
          event_id?: string | null;
          id?: string;
          name?: string;
          reference?: string | null;
          sender_id?: string | null;
          status?: string;
          ticket_no?: string;
          topic?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'contact_messages_event_id_fkey';
            columns: ['event_id'];
            isOneToOne: false;
            referencedRelation: 'events';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contact_messages_sender_id_fkey';
            columns: ['sender_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      event_performers: {
        Row: {
          event_id: string;
          performer_id: string;
        };
        ComputedFields: never;
        Insert: {
          event_id: string;
          performer_id: string;
        };
        Update: {
          event_id?: string;
          performer_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'event_performers_event_id_fkey';
            columns: ['event_id'];
            isOneToOne: false;
            referencedRelation: 'events';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'event_performers_performer_id_fkey';
            columns: ['performer_id'];
            isOneToOne: false;
            referencedRelation: 'performer_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      event_registrations: {
        Row: {
          address: string | null;
          admin_notes: string | null;
          answers: NonNullable<Json>;
          cancel_reason: string | null;
          cancelled_at: string | null;
          email: string;
          emergency_contact: string | null;
          event_id: string;
          id: string;
          idempotency_key: string | null;
          name: string;
          notes: string | null;
          phone: string;
          quantity: number;
          registered_at: string;
          registration_no: string;
          status: string;
          ticket_type_id: string;
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          address?: string | null;
          admin_notes?: string | null;
          answers?: NonNullable<Json>;
          cancel_reason?: string | null;
          cancelled_at?: string | null;
          email: string;
          emergency_contact?: string | null;
          event_id: string;
          id?: string;
          idempotency_key?: string | null;
          name: string;
          notes?: string | null;
          phone: string;
          quantity: number;
          registered_at?: string;
          registration_no: string;
          status: string;
          ticket_type_id: string;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          address?: string | null;
          admin_notes?: string | null;
          answers?: NonNullable<Json>;
          cancel_reason?: string | null;
          cancelled_at?: string | null;
          email?: string;
          emergency_contact?: string | null;
          event_id?: string;
          id?: string;
          idempotency_key?: string | null;
          name?: string;
          notes?: string | null;
          phone?: string;
          quantity?: number;
          registered_at?: string;
          registration_no?: string;
          status?: string;
          ticket_type_id?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'event_registrations_event_id_fkey';
            columns: ['event_id'];
            isOneToOne: false;
            referencedRelation: 'events';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'event_registrations_event_id_ticket_type_id_fkey';
            columns: ['event_id', 'ticket_type_id'];
            isOneToOne: false;
            referencedRelation: 'ticket_stock';
            referencedColumns: ['event_id', 'ticket_type_id'];
          },
          {
            foreignKeyName: 'event_registrations_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      events: {
        Row: {
          address: string | null;
          body: string | null;
          category: string;
          city: string;
          comments: string | null;
          created_at: string;
          current_attendees: number;
          date: string;
          deleted_at: string | null;
          description: string;
          district: string | null;
          ends_at: string;
          id: string;
          image_url: string | null;
          lat: number | null;
          lng: number | null;
          location: string;
          max_attendees: number | null;
          organizer_id: string | null;
          organizer_name: string;
          poster_line: string | null;
          price: string;
          price_from: number | null;
          refund_policy_code: string;
          search_text: string;
          seats_left: number | null;
          seats_total: number | null;
          starts_at: string;
          status: string;
          submitted_at: string;
          ticket_types: NonNullable<Json>;
          time: string;
          time_undecided: boolean;
          title: string;
          transit: string | null;
          updated_at: string;
          venue_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          address?: string | null;
          body?: string | null;
          category: string;
          city: string;
          comments?: string | null;
          created_at?: string;
          current_attendees?: number;
          date: string;
          deleted_at?: string | null;
          description?: string;
          district?: string | null;
          ends_at: string;
          id?: string;
          image_url?: string | null;
          lat?: number | null;
          lng?: number | null;
          location: string;
          max_attendees?: number | null;
          organizer_id?: string | null;
          organizer_name: string;
          poster_line?: string | null;
          price?: string;
          price_from?: number | null;
          refund_policy_code?: string;
          search_text?: never;
          seats_left?: number | null;
          seats_total?: number | null;
          starts_at?: never;
          status?: string;
          submitted_at?: string;
          ticket_types?: NonNullable<Json>;
          time?: string;
          time_undecided?: boolean;
          title: string;
          transit?: string | null;
          updated_at?: string;
          venue_id?: string | null;
        };
        Update: {
          address?: string | null;
          body?: string | null;
          category?: string;
          city?: string;
          comments?: string | null;
          created_at?: string;
          current_attendees?: number;
          date?: string;
          deleted_at?: string | null;
          description?: string;
          district?: string | null;
          ends_at?: string;
          id?: string;
          image_url?: string | null;
          lat?: number | null;
          lng?: number | null;
          location?: string;
          max_attendees?: number | null;
          organizer_id?: string | null;
          organizer_name?: string;
          poster_line?: string | null;
          price?: string;
          price_from?: number | null;
          refund_policy_code?: string;
          search_text?: never;
          seats_left?: number | null;
          seats_total?: number | null;
          starts_at?: never;
          status?: string;
          submitted_at?: string;
          ticket_types?: NonNullable<Json>;
          time?: string;
          time_undecided?: boolean;
          title?: string;
          transit?: string | null;
          updated_at?: string;
          venue_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'events_organizer_id_fkey';
            columns: ['organizer_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'events_refund_policy_code_fkey';
            columns: ['refund_policy_code'];
            isOneToOne: false;
            referencedRelation: 'refund_policies';
            referencedColumns: ['code'];
          },
          {
            foreignKeyName: 'events_venue_id_fkey';
            columns: ['venue_id'];
            isOneToOne: false;
            referencedRelation: 'venues';
            referencedColumns: ['id'];
          },
        ];
      };
      notifications: {
        Row: {
          created_at: string;
          id: string;
          kind: string;
          link: string | null;
          params: NonNullable<Json>;
          read_at: string | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          kind: string;
          link?: string | null;
          params?: NonNullable<Json>;
          read_at?: string | null;
          user_id: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          kind?: string;
          link?: string | null;
          params?: NonNullable<Json>;
          read_at?: string | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'notifications_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      page_not_found_events: {
        Row: {
          day: string;
          hits: number;
          last_at: string;
          last_referrer: string | null;
          path: string;
        };
        ComputedFields: never;
        Insert: {
          day: string;
          hits?: number;
          last_at?: string;
          last_referrer?: string | null;
          path: string;
        };
        Update: {
          day?: string;
          hits?: number;
          last_at?: string;
          last_referrer?: string | null;
          path?: string;
        };
        Relationships: [];
      };
      performer_profiles: {
        Row: {
          bio: string | null;
          birthday: string | null;
          birthday_day: number | null;
          birthday_month: number | null;
          city: string | null;
          created_at: string;
          facebook_url: string | null;
          fee_max: number | null;
          fee_min: number | null;
          follower_count: number;
          genre: string | null;
          id: string;
          instagram_url: string | null;
          is_deleted: boolean;
          location: string | null;
          owner_id: string | null;
          performance_type: string;
          performer_name: string;
          popularity: number;
          profile_image_url: string | null;
          search_text: string;
          spotify_url: string | null;
          status: string;
          updated_at: string;
          verified_at: string | null;
          website_url: string | null;
          youtube_url: string | null;
        };
        ComputedFields: never;
        Insert: {
          bio?: string | null;
          birthday?: string | null;
          birthday_day?: never;
          birthday_month?: never;
          city?: string | null;
          created_at?: string;
          facebook_url?: string | null;
          fee_max?: number | null;
          fee_min?: number | null;
          follower_count?: number;
          genre?: string | null;
          id?: string;
          instagram_url?: string | null;
          is_deleted?: boolean;
          location?: string | null;
          owner_id?: string | null;
          performance_type: string;
          performer_name: string;
          popularity?: number;
          profile_image_url?: string | null;
          search_text?: never;
          spotify_url?: string | null;
          status?: string;
          updated_at?: string;
          verified_at?: string | null;
          website_url?: string | null;
          youtube_url?: string | null;
        };
        Update: {
          bio?: string | null;
          birthday?: string | null;
          birthday_day?: never;
          birthday_month?: never;
          city?: string | null;
          created_at?: string;
          facebook_url?: string | null;
          fee_max?: number | null;
          fee_min?: number | null;
          follower_count?: number;
          genre?: string | null;
          id?: string;
          instagram_url?: string | null;
          is_deleted?: boolean;
          location?: string | null;
          owner_id?: string | null;
          performance_type?: string;
          performer_name?: string;
          popularity?: number;
          profile_image_url?: string | null;
          search_text?: never;
          spotify_url?: string | null;
          status?: string;
          updated_at?: string;
          verified_at?: string | null;
          website_url?: string | null;
          youtube_url?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'performer_profiles_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      profiles: {
        Row: {
          active: boolean;
          active_type: string;
          admin_role: string | null;
          avatar_url: string | null;
          can_approve_posts: boolean;
          can_manage_ads: boolean;
          can_manage_events: boolean;
          can_manage_performers: boolean;
          can_manage_users: boolean;
          can_manage_venues: boolean;
          can_post_ads: boolean;
          can_post_events: boolean;
          can_post_performers: boolean;
          can_post_venues: boolean;
          created_at: string;
          deleted: boolean;
          email: string | null;
          id: string;
          locale: string;
          marketing_opt_in_at: string | null;
          notify_prefs: NonNullable<Json>;
          phone: string | null;
          phone_verified_at: string | null;
          role: string;
          theme: string;
          updated_at: string;
          user_type: string;
          username: string;
        };
        ComputedFields: never;
        Insert: {
          active?: boolean;
          active_type: string;
          admin_role?: string | null;
          avatar_url?: string | null;
          can_approve_posts?: boolean;
          can_manage_ads?: boolean;
          can_manage_events?: boolean;
          can_manage_performers?: boolean;
          can_manage_users?: boolean;
          can_manage_venues?: boolean;
          can_post_ads?: boolean;
          can_post_events?: boolean;
          can_post_performers?: boolean;
          can_post_venues?: boolean;
          created_at?: string;
          deleted?: boolean;
          email?: string | null;
          id: string;
          locale?: string;
          marketing_opt_in_at?: string | null;
          notify_prefs?: NonNullable<Json>;
          phone?: string | null;
          phone_verified_at?: string | null;
          role?: string;
          theme?: string;
          updated_at?: string;
          user_type: string;
          username: string;
        };
        Update: {
          active?: boolean;
          active_type?: string;
          admin_role?: string | null;
          avatar_url?: string | null;
          can_approve_posts?: boolean;
          can_manage_ads?: boolean;
          can_manage_events?: boolean;
          can_manage_performers?: boolean;
          can_manage_users?: boolean;
          can_manage_venues?: boolean;
          can_post_ads?: boolean;
          can_post_events?: boolean;
          can_post_performers?: boolean;
          can_post_venues?: boolean;
          created_at?: string;
          deleted?: boolean;
          email?: string | null;
          id?: string;
          locale?: string;
          marketing_opt_in_at?: string | null;
          notify_prefs?: NonNullable<Json>;
          phone?: string | null;
          phone_verified_at?: string | null;
          role?: string;
          theme?: string;
          updated_at?: string;
          user_type?: string;
          username?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'profiles_active_type_is_an_identity';
            columns: ['id', 'active_type'];
            isOneToOne: false;
            referencedRelation: 'user_identities';
            referencedColumns: ['user_id', 'user_type'];
          },
        ];
      };
      refund_policies: {
        Row: {
          code: string;
          name: string;
          rules: NonNullable<Json>;
          sort_order: number;
          summary: string;
        };
        ComputedFields: never;
        Insert: {
          code: string;
          name: string;
          rules?: NonNullable<Json>;
          sort_order?: number;
          summary: string;
        };
        Update: {
          code?: string;
          name?: string;
          rules?: NonNullable<Json>;
          sort_order?: number;
          summary?: string;
        };
        Relationships: [];
      };
      security_events: {
        Row: {
          action: string;
          actor_id: string | null;
          at: string;
          error_message: string | null;
          id: number;
          metadata: NonNullable<Json>;
          resource_id: string | null;
          resource_type: string | null;
          success: boolean;
        };
        ComputedFields: never;
        Insert: {
          action: string;
          actor_id?: string | null;
          at?: string;
          error_message?: string | null;
          id?: never;
          metadata?: NonNullable<Json>;
          resource_id?: string | null;
          resource_type?: string | null;
          success: boolean;
        };
        Update: {
          action?: string;
          actor_id?: string | null;
          at?: string;
          error_message?: string | null;
          id?: never;
          metadata?: NonNullable<Json>;
          resource_id?: string | null;
          resource_type?: string | null;
          success?: boolean;
        };
        Relationships: [];
      };
      ticket_secrets: {
        Row: {
          secret: string;
          ticket_id: string;
        };
        ComputedFields: never;
        Insert: {
          secret: string;
          ticket_id: string;
        };
        Update: {
          secret?: string;
          ticket_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'ticket_secrets_ticket_id_fkey';
            columns: ['ticket_id'];
            isOneToOne: true;
            referencedRelation: 'tickets';
            referencedColumns: ['id'];
          },
        ];
      };
      ticket_stock: {
        Row: {
          capacity: number | null;
          created_at: string;
          description: string;
          event_id: string;
          held: number;
          is_hidden: boolean;
          max_per_order: number;
          min_per_order: number;
          name: string;
          price: number | null;
          requires_approval: boolean;
          sale_end_at: string | null;
          sale_start_at: string | null;
          sold: number;
          sort_order: number;
          ticket_type_id: string;
          transferable: boolean;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          capacity?: number | null;
          created_at?: string;
          description?: string;
          event_id: string;
          held?: number;
          is_hidden?: boolean;
          max_per_order?: number;
          min_per_order?: number;
          name: string;
          price?: number | null;
          requires_approval?: boolean;
          sale_end_at?: string | null;
          sale_start_at?: string | null;
          sold?: number;
          sort_order?: number;
          ticket_type_id: string;
          transferable?: boolean;
          updated_at?: string;
        };
        Update: {
          capacity?: number | null;
          created_at?: string;
          description?: string;
          event_id?: string;
          held?: number;
          is_hidden?: boolean;
          max_per_order?: number;
          min_per_order?: number;
          name?: string;
          price?: number | null;
          requires_approval?: boolean;
          sale_end_at?: string | null;
          sale_start_at?: string | null;
          sold?: number;
          sort_order?: number;
          ticket_type_id?: string;
          transferable?: boolean;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'ticket_stock_event_id_fkey';
            columns: ['event_id'];
            isOneToOne: false;
            referencedRelation: 'events';
            referencedColumns: ['id'];
          },
        ];
      };
      tickets: {
        Row: {
          cancelled_at: string | null;
          checked_in_at: string | null;
          event_id: string;
          holder_name: string;
          holder_phone: string | null;
          holder_user_id: string;
          id: string;
          issued_at: string;
          price_paid: number;
          qr_version: number;
          registration_id: string;
          status: string;
          ticket_no: string;
          ticket_type_id: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          cancelled_at?: string | null;
          checked_in_at?: string | null;
          event_id: string;
          holder_name: string;
          holder_phone?: string | null;
          holder_user_id: string;
          id?: string;
          issued_at?: string;
          price_paid: number;
          qr_version?: number;
          registration_id: string;
          status?: string;
          ticket_no: string;
          ticket_type_id: string;
          updated_at?: string;
        };
        Update: {
          cancelled_at?: string | null;
          checked_in_at?: string | null;
          event_id?: string;
          holder_name?: string;
          holder_phone?: string | null;
          holder_user_id?: string;
          id?: string;
          issued_at?: string;
          price_paid?: number;
          qr_version?: number;
          registration_id?: string;
          status?: string;
          ticket_no?: string;
          ticket_type_id?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'tickets_event_id_fkey';
            columns: ['event_id'];
            isOneToOne: false;
            referencedRelation: 'events';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'tickets_event_id_ticket_type_id_fkey';
            columns: ['event_id', 'ticket_type_id'];
            isOneToOne: false;
            referencedRelation: 'ticket_stock';
            referencedColumns: ['event_id', 'ticket_type_id'];
          },
          {
            foreignKeyName: 'tickets_holder_user_id_fkey';
            columns: ['holder_user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'tickets_registration_id_fkey';
            columns: ['registration_id'];
            isOneToOne: false;
            referencedRelation: 'event_registrations';
            referencedColumns: ['id'];
          },
        ];
      };
      user_identities: {
        Row: {
          created_at: string;
          status: string;
          user_id: string;
          user_type: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          status?: string;
          user_id: string;
          user_type: string;
        };
        Update: {
          created_at?: string;
          status?: string;
          user_id?: string;
          user_type?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'user_identities_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      venues: {
        Row: {
          address: string | null;
          advance_booking_days: number;
          amenities: string[];
          booking_mode: string;
          cancellation_policy: string;
          capacity: number;
          city: string;
          cleaning_fee: number;
          created_at: string;
          deleted_at: string | null;
          deposit_percent: number;
          description: string | null;
          district: string | null;
          email: string | null;
          house_rules: string | null;
          id: string;
          image_url: string | null;
          lat: number | null;
          lng: number | null;
          location: string;
          max_advance_days: number;
          min_booking_hours: number;
          name: string;
          open_days: NonNullable<Json>;
          opening_hours: NonNullable<Json>;
          owner_id: string | null;
          phone: string | null;
          price_per_hour: number;
          search_text: string;
          slot_minutes: number;
          special_closed_dates: string[];
          status: string;
          support_friendly: boolean;
          type: string;
          updated_at: string;
          version: number;
          website: string | null;
          zipcode: string | null;
        };
        ComputedFields: never;
        Insert: {
          address?: string | null;
          advance_booking_days?: number;
          amenities?: string[];
          booking_mode?: string;
          cancellation_policy?: string;
          capacity: number;
          city: string;
          cleaning_fee?: number;
          created_at?: string;
          deleted_at?: string | null;
          deposit_percent?: number;
          description?: string | null;
          district?: string | null;
          email?: string | null;
          house_rules?: string | null;
          id?: string;
          image_url?: string | null;
          lat?: number | null;
          lng?: number | null;
          location: string;
          max_advance_days?: number;
          min_booking_hours?: number;
          name: string;
          open_days?: NonNullable<Json>;
          opening_hours?: NonNullable<Json>;
          owner_id?: string | null;
          phone?: string | null;
          price_per_hour: number;
          search_text?: never;
          slot_minutes?: number;
          special_closed_dates?: string[];
          status?: string;
          support_friendly?: boolean;
          type: string;
          updated_at?: string;
          version?: number;
          website?: string | null;
          zipcode?: string | null;
        };
        Update: {
          address?: string | null;
          advance_booking_days?: number;
          amenities?: string[];
          booking_mode?: string;
          cancellation_policy?: string;
          capacity?: number;
          city?: string;
          cleaning_fee?: number;
          created_at?: string;
          deleted_at?: string | null;
          deposit_percent?: number;
          description?: string | null;
          district?: string | null;
          email?: string | null;
          house_rules?: string | null;
          id?: string;
          image_url?: string | null;
          lat?: number | null;
          lng?: number | null;
          location?: string;
          max_advance_days?: number;
          min_booking_hours?: number;
          name?: string;
          open_days?: NonNullable<Json>;
          opening_hours?: NonNullable<Json>;
          owner_id?: string | null;
          phone?: string | null;
          price_per_hour?: number;
          search_text?: never;
          slot_minutes?: number;
          special_closed_dates?: string[];
          status?: string;
          support_friendly?: boolean;
          type?: string;
          updated_at?: string;
          version?: number;
          website?: string | null;
          zipcode?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'venues_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      website_banners: {
        Row: {
          banner_key: string;
          banner_url: string | null;
          display_order: number;
          id: string;
          is_active: boolean;
          link: string | null;
          media_type: string;
          page: string;
          subtitle: string | null;
          title: string;
          updated_at: string;
          video_url: string | null;
        };
        ComputedFields: never;
        Insert: {
          banner_key: string;
          banner_url?: string | null;
          display_order?: number;
          id?: string;
          is_active?: boolean;
          link?: string | null;
          media_type?: string;
          page: string;
          subtitle?: string | null;
          title: string;
          updated_at?: string;
          video_url?: string | null;
        };
        Update: {
          banner_key?: string;
          banner_url?: string | null;
          display_order?: number;
          id?: string;
          is_active?: boolean;
          link?: string | null;
          media_type?: string;
          page?: string;
          subtitle?: string | null;
          title?: string;
          updated_at?: string;
          video_url?: string | null;
        };
        Relationships: [];
      };
      website_content: {
        Row: {
          content_key: string;
          content_type: string;
          content_value: string;
          page: string;
          section: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          content_key: string;
          content_type?: string;
          content_value: string;
          page?: string;
          section?: string;
          updated_at?: string;
        };
        Update: {
          content_key?: string;
          content_type?: string;
          content_value?: string;
          page?: string;
          section?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      website_images: {
        Row: {
          alt_text: string | null;
          id: string;
          image_key: string;
          image_url: string;
          page: string;
          section: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          alt_text?: string | null;
          id?: string;
          image_key: string;
          image_url: string;
          page?: string;
          section?: string;
          updated_at?: string;
        };
        Update: {
          alt_text?: string | null;
          id?: string;
          image_key?: string;
          image_url?: string;
          page?: string;
          section?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      add_identity: { Args: { p_type?: string }; Returns: Json };
      admin_dashboard: { Args: Record<PropertyKey, never>; Returns: Json };
      admin_list_events: {
        Args: {
          p_category?: string;
          p_page?: number;
          p_page_size?: number;
          p_query?: string;
          p_sort?: string;
          p_status?: string;
        };
        Returns: Json;
      };
      birthdays_in_month: { Args: { p_month?: number }; Returns: Json };
      cancel_registration: {
        Args: { p_reason?: string; p_registration_id?: string };
        Returns: Json;
      };
      contact_organizer: { Args: { p_body?: string; p_event_id?: string }; Returns: Json };
      get_event: { Args: { p_id?: string }; Returns: Json };
      get_performer: { Args: { p_id?: string }; Returns: Json };
      get_venue: { Args: { p_id?: string }; Returns: Json };
      is_admin_safe: { Args: Record<PropertyKey, never>; Returns: boolean };
      is_admin_safe_v3: { Args: Record<PropertyKey, never>; Returns: boolean };
      log_page_not_found: { Args: { p_path?: string; p_referrer?: string }; Returns: undefined };
      log_security_event: {
        Args: {
          p_action?: string;
          p_error_message?: string;
          p_metadata?: Json;
          p_resource_id?: string;
          p_resource_type?: string;
          p_success?: boolean;
        };
        Returns: undefined;
      };
      mark_notifications_read: { Args: { p_ids?: string[] }; Returns: number };
      my_account: { Args: Record<PropertyKey, never>; Returns: Json };
      my_notifications: { Args: { p_before?: string; p_limit?: number }; Returns: Json };
      my_tickets: { Args: Record<PropertyKey, never>; Returns: Json };
      register_for_event: {
        Args: {
          p_email?: string;
          p_event_id?: string;
          p_idempotency_key?: string;
          p_name?: string;
          p_phone?: string;
          p_quantity?: number;
          p_ticket_type_id?: string;
        };
        Returns: Json;
      };
      search_events: {
        Args: {
          p_category?: string;
          p_city?: string;
          p_date_from?: string;
          p_date_to?: string;
          p_page?: number;
          p_page_size?: number;
          p_query?: string;
          p_sort?: string;
        };
        Returns: Json;
      };
      search_performers: {
        Args: {
          p_category?: string;
          p_city?: string;
          p_page?: number;
          p_page_size?: number;
          p_query?: string;
          p_sort?: string;
        };
        Returns: Json;
      };
      search_venues: {
        Args: {
          p_city?: string;
          p_max_price?: number;
          p_min_capacity?: number;
          p_page?: number;
          p_page_size?: number;
          p_query?: string;
          p_sort?: string;
          p_support_friendly?: boolean;
          p_type?: string;
        };
        Returns: Json;
      };
      submit_contact_message: {
        Args: {
          p_body?: string;
          p_email?: string;
          p_name?: string;
          p_reference?: string;
          p_topic?: string;
        };
        Returns: Json;
      };
      switch_identity: { Args: { p_type?: string }; Returns: Json };
      update_my_profile: {
        Args: { p_locale?: string; p_phone?: string; p_theme?: string; p_username?: string };
        Returns: Json;
      };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    keyof DefaultSchema['Enums'] | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    keyof DefaultSchema['CompositeTypes'] | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {},
  },
} as const;
