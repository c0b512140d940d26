export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      ad_bookings: {
        Row: {
          ad_product_id: string;
          advertisement_id: string | null;
          amount: number;
          buyer_id: string;
          created_at: string;
          id: string;
          moved_late: boolean;
          order_id: string | null;
          period: unknown;
          placement_id: string;
          slot_no: number;
          status: string;
          support_ad_order_id: string | null;
          units: number;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          ad_product_id: string;
          advertisement_id?: string | null;
          amount: number;
          buyer_id: string;
          created_at?: string;
          id?: string;
          moved_late?: boolean;
          order_id?: string | null;
          period: unknown;
          placement_id: string;
          slot_no: number;
          status?: string;
          support_ad_order_id?: string | null;
          units: number;
          updated_at?: string;
        };
        Update: {
          ad_product_id?: string;
          advertisement_id?: string | null;
          amount?: number;
          buyer_id?: string;
          created_at?: string;
          id?: string;
          moved_late?: boolean;
          order_id?: string | null;
          period?: unknown;
          placement_id?: string;
          slot_no?: number;
          status?: string;
          support_ad_order_id?: string | null;
          units?: number;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'ad_bookings_ad_product_id_fkey';
            columns: ['ad_product_id'];
            isOneToOne: false;
            referencedRelation: 'ad_products';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'ad_bookings_advertisement_id_fkey';
            columns: ['advertisement_id'];
            isOneToOne: false;
            referencedRelation: 'advertisements';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'ad_bookings_buyer_id_fkey';
            columns: ['buyer_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'ad_bookings_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'ad_bookings_placement_id_fkey';
            columns: ['placement_id'];
            isOneToOne: false;
            referencedRelation: 'ad_placements';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'ad_bookings_support_ad_order_id_fkey';
            columns: ['support_ad_order_id'];
            isOneToOne: false;
            referencedRelation: 'support_ad_orders';
            referencedColumns: ['id'];
          },
        ];
      };
      ad_creatives: {
        Row: {
          advertisement_id: string;
          bytes: number;
          checksum: string | null;
          created_at: string;
          file_path: string;
          height: number;
          id: string;
          image_url: string | null;
          mime_type: string;
          reason: string | null;
          status: string;
          updated_at: string;
          version: number;
          width: number;
        };
        ComputedFields: never;
        Insert: {
          advertisement_id: string;
          bytes: number;
          checksum?: string | null;
          created_at?: string;
          file_path: string;
          height: number;
          id?: string;
          image_url?: string | null;
          mime_type: string;
          reason?: string | null;
          status?: string;
          updated_at?: string;
          version: number;
          width: number;
        };
        Update: {
          advertisement_id?: string;
          bytes?: number;
          checksum?: string | null;
          created_at?: string;
          file_path?: string;
          height?: number;
          id?: string;
          image_url?: string | null;
          mime_type?: string;
          reason?: string | null;
          status?: string;
          updated_at?: string;
          version?: number;
          width?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'ad_creatives_advertisement_id_fkey';
            columns: ['advertisement_id'];
            isOneToOne: false;
            referencedRelation: 'advertisements';
            referencedColumns: ['id'];
          },
        ];
      };
      ad_daily_stats: {
        Row: {
          ad_id: string;
          clicks: number;
          day: string;
          impressions: number;
        };
        ComputedFields: never;
        Insert: {
          ad_id: string;
          clicks?: number;
          day: string;
          impressions?: number;
        };
        Update: {
          ad_id?: string;
          clicks?: number;
          day?: string;
          impressions?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'ad_daily_stats_ad_id_fkey';
            columns: ['ad_id'];
            isOneToOne: false;
            referencedRelation: 'advertisements';
            referencedColumns: ['id'];
          },
        ];
      };
      ad_placements: {
        Row: {
          ad_type: string;
          code: string;
          created_at: string;
          display_location: string;
          id: string;
          image_h: number | null;
          image_w: number | null;
          is_active: boolean;
          max_seconds: number | null;
          name: string;
          slots: number;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          ad_type?: string;
          code: string;
          created_at?: string;
          display_location?: string;
          id?: string;
          image_h?: number | null;
          image_w?: number | null;
          is_active?: boolean;
          max_seconds?: number | null;
          name: string;
          slots?: number;
          updated_at?: string;
        };
        Update: {
          ad_type?: string;
          code?: string;
          created_at?: string;
          display_location?: string;
          id?: string;
          image_h?: number | null;
          image_w?: number | null;
          is_active?: boolean;
          max_seconds?: number | null;
          name?: string;
          slots?: number;
          updated_at?: string;
        };
        Relationships: [];
      };
      ad_products: {
        Row: {
          category: string;
          city: string | null;
          created_at: string;
          description: string;
          design_fee: number;
          id: string;
          images: NonNullable<Json>;
          is_active: boolean;
          is_demo: boolean;
          lead_days: number;
          max_units: number;
          min_units: number;
          name: string;
          needs_media_review: boolean;
          placement_id: string;
          sort: number;
          spec: NonNullable<Json>;
          unit: string;
          unit_price: number;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          category: string;
          city?: string | null;
          created_at?: string;
          description?: string;
          design_fee?: number;
          id?: string;
          images?: NonNullable<Json>;
          is_active?: boolean;
          is_demo?: boolean;
          lead_days?: number;
          max_units?: number;
          min_units?: number;
          name: string;
          needs_media_review?: boolean;
          placement_id: string;
          sort?: number;
          spec?: NonNullable<Json>;
          unit: string;
          unit_price: number;
          updated_at?: string;
        };
        Update: {
          category?: string;
          city?: string | null;
          created_at?: string;
          description?: string;
          design_fee?: number;
          id?: string;
          images?: NonNullable<Json>;
          is_active?: boolean;
          is_demo?: boolean;
          lead_days?: number;
          max_units?: number;
          min_units?: number;
          name?: string;
          needs_media_review?: boolean;
          placement_id?: string;
          sort?: number;
          spec?: NonNullable<Json>;
          unit?: string;
          unit_price?: number;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'ad_products_placement_id_fkey';
            columns: ['placement_id'];
            isOneToOne: false;
            referencedRelation: 'ad_placements';
            referencedColumns: ['id'];
          },
        ];
      };
      admin_invitations: {
        Row: {
          accepted_at: string | null;
          accepted_by: string | null;
          admin_role: string;
          confirmed_by: string | null;
          created_at: string;
          email: string;
          expires_at: string;
          id: string;
          invited_by: string;
          revoked_at: string | null;
          token_hash: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          accepted_at?: string | null;
          accepted_by?: string | null;
          admin_role: string;
          confirmed_by?: string | null;
          created_at?: string;
          email: string;
          expires_at: string;
          id?: string;
          invited_by: string;
          revoked_at?: string | null;
          token_hash: string;
          updated_at?: string;
        };
        Update: {
          accepted_at?: string | null;
          accepted_by?: string | null;
          admin_role?: string;
          confirmed_by?: string | null;
          created_at?: string;
          email?: string;
          expires_at?: string;
          id?: string;
          invited_by?: string;
          revoked_at?: string | null;
          token_hash?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'admin_invitations_accepted_by_fkey';
            columns: ['accepted_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'admin_invitations_confirmed_by_fkey';
            columns: ['confirmed_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'admin_invitations_invited_by_fkey';
            columns: ['invited_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
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
          search_text: string;
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
          search_text?: never;
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
          search_text?: never;
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
      answer_feedback: {
        Row: {
          answer: string;
          day: string;
          helped: number;
          last_at: string;
          unhelped: number;
        };
        ComputedFields: never;
        Insert: {
          answer: string;
          day: string;
          helped?: number;
          last_at?: string;
          unhelped?: number;
        };
        Update: {
          answer?: string;
          day?: string;
          helped?: number;
          last_at?: string;
          unhelped?: number;
        };
        Relationships: [];
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
      availability_exceptions: {
        Row: {
          created_at: string;
          day: string;
          end_time: string | null;
          id: string;
          is_closed: boolean;
          note: string | null;
          performer_id: string | null;
          resource_id: string;
          start_time: string | null;
          updated_at: string;
          venue_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          day: string;
          end_time?: string | null;
          id?: string;
          is_closed?: never;
          note?: string | null;
          performer_id?: string | null;
          resource_id?: never;
          start_time?: string | null;
          updated_at?: string;
          venue_id?: string | null;
        };
        Update: {
          created_at?: string;
          day?: string;
          end_time?: string | null;
          id?: string;
          is_closed?: never;
          note?: string | null;
          performer_id?: string | null;
          resource_id?: never;
          start_time?: string | null;
          updated_at?: string;
          venue_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'availability_exceptions_performer_id_fkey';
            columns: ['performer_id'];
            isOneToOne: false;
            referencedRelation: 'performer_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'availability_exceptions_venue_id_fkey';
            columns: ['venue_id'];
            isOneToOne: false;
            referencedRelation: 'venues';
            referencedColumns: ['id'];
          },
        ];
      };
      bank_statement_lines: {
        Row: {
          amount: number;
          booked_on: string;
          created_at: string;
          fingerprint: string;
          id: string;
          order_ids: string[];
          used_by: string;
        };
        ComputedFields: never;
        Insert: {
          amount: number;
          booked_on: string;
          created_at?: string;
          fingerprint: string;
          id?: string;
          order_ids: string[];
          used_by: string;
        };
        Update: {
          amount?: number;
          booked_on?: string;
          created_at?: string;
          fingerprint?: string;
          id?: string;
          order_ids?: string[];
          used_by?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'bank_statement_lines_used_by_fkey';
            columns: ['used_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      birthday_pages: {
        Row: {
          artist_id: string;
          cover_url: string | null;
          created_at: string;
          headline: string;
          is_active: boolean;
          theme: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          artist_id: string;
          cover_url?: string | null;
          created_at?: string;
          headline: string;
          is_active?: boolean;
          theme?: string;
          updated_at?: string;
        };
        Update: {
          artist_id?: string;
          cover_url?: string | null;
          created_at?: string;
          headline?: string;
          is_active?: boolean;
          theme?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'birthday_pages_artist_id_fkey';
            columns: ['artist_id'];
            isOneToOne: true;
            referencedRelation: 'performer_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      birthday_plans: {
        Row: {
          artist_id: string;
          budget: number;
          city: string;
          created_at: string;
          day: string;
          id: string;
          owner_id: string;
          plan: NonNullable<Json>;
          token_hash: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          artist_id: string;
          budget: number;
          city: string;
          created_at?: string;
          day: string;
          id?: string;
          owner_id: string;
          plan: NonNullable<Json>;
          token_hash?: string | null;
          updated_at?: string;
        };
        Update: {
          artist_id?: string;
          budget?: number;
          city?: string;
          created_at?: string;
          day?: string;
          id?: string;
          owner_id?: string;
          plan?: NonNullable<Json>;
          token_hash?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'birthday_plans_artist_id_fkey';
            columns: ['artist_id'];
            isOneToOne: false;
            referencedRelation: 'performer_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'birthday_plans_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      birthday_wish_reports: {
        Row: {
          created_at: string;
          user_id: string;
          wish_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          user_id: string;
          wish_id: string;
        };
        Update: {
          created_at?: string;
          user_id?: string;
          wish_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'birthday_wish_reports_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'birthday_wish_reports_wish_id_fkey';
            columns: ['wish_id'];
            isOneToOne: false;
            referencedRelation: 'birthday_wishes';
            referencedColumns: ['id'];
          },
        ];
      };
      birthday_wishes: {
        Row: {
          artist_id: string;
          body: string;
          created_at: string;
          id: string;
          status: string;
          updated_at: string;
          user_id: string;
          year: number;
        };
        ComputedFields: never;
        Insert: {
          artist_id: string;
          body: string;
          created_at?: string;
          id?: string;
          status?: string;
          updated_at?: string;
          user_id: string;
          year: number;
        };
        Update: {
          artist_id?: string;
          body?: string;
          created_at?: string;
          id?: string;
          status?: string;
          updated_at?: string;
          user_id?: string;
          year?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'birthday_wishes_artist_id_fkey';
            columns: ['artist_id'];
            isOneToOne: false;
            referencedRelation: 'performer_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'birthday_wishes_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      booking_amendments: {
        Row: {
          booking_id: string;
          created_at: string;
          id: string;
          new_end_at: string;
          new_lines: NonNullable<Json>;
          new_start_at: string;
          new_total: number;
          note: string | null;
          old_end_at: string;
          old_start_at: string;
          old_total: number;
          price_difference: number;
          proposed_by: string;
          status: string;
          updated_at: string;
          valid_until: string;
        };
        ComputedFields: never;
        Insert: {
          booking_id: string;
          created_at?: string;
          id?: string;
          new_end_at: string;
          new_lines: NonNullable<Json>;
          new_start_at: string;
          new_total: number;
          note?: string | null;
          old_end_at: string;
          old_start_at: string;
          old_total: number;
          price_difference?: never;
          proposed_by: string;
          status?: string;
          updated_at?: string;
          valid_until: string;
        };
        Update: {
          booking_id?: string;
          created_at?: string;
          id?: string;
          new_end_at?: string;
          new_lines?: NonNullable<Json>;
          new_start_at?: string;
          new_total?: number;
          note?: string | null;
          old_end_at?: string;
          old_start_at?: string;
          old_total?: number;
          price_difference?: never;
          proposed_by?: string;
          status?: string;
          updated_at?: string;
          valid_until?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'booking_amendments_booking_id_fkey';
            columns: ['booking_id'];
            isOneToOne: false;
            referencedRelation: 'bookings';
            referencedColumns: ['id'];
          },
        ];
      };
      booking_attachments: {
        Row: {
          booking_id: string;
          content_type: string;
          created_at: string;
          id: string;
          message_id: string;
          name: string;
          path: string;
          position: number;
          size: number;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          booking_id: string;
          content_type: string;
          created_at?: string;
          id?: string;
          message_id: string;
          name: string;
          path: string;
          position: number;
          size: number;
          updated_at?: string;
        };
        Update: {
          booking_id?: string;
          content_type?: string;
          created_at?: string;
          id?: string;
          message_id?: string;
          name?: string;
          path?: string;
          position?: number;
          size?: number;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'booking_attachments_booking_id_fkey';
            columns: ['booking_id'];
            isOneToOne: false;
            referencedRelation: 'bookings';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'booking_attachments_message_id_fkey';
            columns: ['message_id'];
            isOneToOne: false;
            referencedRelation: 'booking_messages';
            referencedColumns: ['id'];
          },
        ];
      };
      booking_messages: {
        Row: {
          body: string;
          booking_id: string;
          client_key: string | null;
          created_at: string;
          id: string;
          read_at: string | null;
          sender_id: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          body: string;
          booking_id: string;
          client_key?: string | null;
          created_at?: string;
          id?: string;
          read_at?: string | null;
          sender_id: string;
          updated_at?: string;
        };
        Update: {
          body?: string;
          booking_id?: string;
          client_key?: string | null;
          created_at?: string;
          id?: string;
          read_at?: string | null;
          sender_id?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'booking_messages_booking_id_fkey';
            columns: ['booking_id'];
            isOneToOne: false;
            referencedRelation: 'bookings';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'booking_messages_sender_id_fkey';
            columns: ['sender_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      booking_quotes: {
        Row: {
          booking_id: string;
          created_at: string;
          created_by: string;
          deposit: number;
          id: string;
          lines: NonNullable<Json>;
          made_by: string;
          number: number;
          status: string;
          terms: string | null;
          total: number;
          updated_at: string;
          valid_until: string;
        };
        ComputedFields: never;
        Insert: {
          booking_id: string;
          created_at?: string;
          created_by: string;
          deposit: number;
          id?: string;
          lines: NonNullable<Json>;
          made_by?: string;
          number: number;
          status?: string;
          terms?: string | null;
          total: number;
          updated_at?: string;
          valid_until: string;
        };
        Update: {
          booking_id?: string;
          created_at?: string;
          created_by?: string;
          deposit?: number;
          id?: string;
          lines?: NonNullable<Json>;
          made_by?: string;
          number?: number;
          status?: string;
          terms?: string | null;
          total?: number;
          updated_at?: string;
          valid_until?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'booking_quotes_booking_id_fkey';
            columns: ['booking_id'];
            isOneToOne: false;
            referencedRelation: 'bookings';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'booking_quotes_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      bookings: {
        Row: {
          alternatives: NonNullable<Json>;
          attendees: number | null;
          booking_no: string;
          budget_max: number | null;
          budget_min: number | null;
          cancel_reason: string | null;
          cancellation_policy: string;
          cancelled_at: string | null;
          cancelled_by: string | null;
          completed_at: string | null;
          confirmed_at: string | null;
          contact_email: string;
          contact_name: string;
          contact_phone: string;
          created_at: string;
          deposit: number | null;
          end_at: string;
          event_id: string | null;
          facilities: NonNullable<Json>;
          id: string;
          idempotency_key: string | null;
          is_demo: boolean;
          is_joint: boolean;
          joint_id: string | null;
          kind: string;
          load_in_at: string | null;
          location: string | null;
          message: string | null;
          offer_no: number | null;
          order_id: string | null;
          overtime_amount: number | null;
          overtime_minutes: number | null;
          pay_by: string | null;
          performance_type: string | null;
          performer_id: string | null;
          price_lines: Json | null;
          purpose: string | null;
          refund_amount: number | null;
          refund_percent_limit: number | null;
          requester_id: string;
          requirements: string | null;
          resource_id: string;
          respond_by: string | null;
          start_at: string;
          status: string;
          total: number | null;
          updated_at: string;
          venue_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          alternatives?: NonNullable<Json>;
          attendees?: number | null;
          booking_no: string;
          budget_max?: number | null;
          budget_min?: number | null;
          cancel_reason?: string | null;
          cancellation_policy: string;
          cancelled_at?: string | null;
          cancelled_by?: string | null;
          completed_at?: string | null;
          confirmed_at?: string | null;
          contact_email: string;
          contact_name: string;
          contact_phone: string;
          created_at?: string;
          deposit?: number | null;
          end_at: string;
          event_id?: string | null;
          facilities?: NonNullable<Json>;
          id?: string;
          idempotency_key?: string | null;
          is_demo?: boolean;
          is_joint?: boolean;
          joint_id?: string | null;
          kind: string;
          load_in_at?: string | null;
          location?: string | null;
          message?: string | null;
          offer_no?: number | null;
          order_id?: string | null;
          overtime_amount?: number | null;
          overtime_minutes?: number | null;
          pay_by?: string | null;
          performance_type?: string | null;
          performer_id?: string | null;
          price_lines?: Json | null;
          purpose?: string | null;
          refund_amount?: number | null;
          refund_percent_limit?: number | null;
          requester_id: string;
          requirements?: string | null;
          resource_id?: never;
          respond_by?: string | null;
          start_at: string;
          status?: string;
          total?: number | null;
          updated_at?: string;
          venue_id?: string | null;
        };
        Update: {
          alternatives?: NonNullable<Json>;
          attendees?: number | null;
          booking_no?: string;
          budget_max?: number | null;
          budget_min?: number | null;
          cancel_reason?: string | null;
          cancellation_policy?: string;
          cancelled_at?: string | null;
          cancelled_by?: string | null;
          completed_at?: string | null;
          confirmed_at?: string | null;
          contact_email?: string;
          contact_name?: string;
          contact_phone?: string;
          created_at?: string;
          deposit?: number | null;
          end_at?: string;
          event_id?: string | null;
          facilities?: NonNullable<Json>;
          id?: string;
          idempotency_key?: string | null;
          is_demo?: boolean;
          is_joint?: boolean;
          joint_id?: string | null;
          kind?: string;
          load_in_at?: string | null;
          location?: string | null;
          message?: string | null;
          offer_no?: number | null;
          order_id?: string | null;
          overtime_amount?: number | null;
          overtime_minutes?: number | null;
          pay_by?: string | null;
          performance_type?: string | null;
          performer_id?: string | null;
          price_lines?: Json | null;
          purpose?: string | null;
          refund_amount?: number | null;
          refund_percent_limit?: number | null;
          requester_id?: string;
          requirements?: string | null;
          resource_id?: never;
          respond_by?: string | null;
          start_at?: string;
          status?: string;
          total?: number | null;
          updated_at?: string;
          venue_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'bookings_event_id_fkey';
            columns: ['event_id'];
            isOneToOne: false;
            referencedRelation: 'events';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'bookings_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: true;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'bookings_performer_id_fkey';
            columns: ['performer_id'];
            isOneToOne: false;
            referencedRelation: 'performer_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'bookings_requester_id_fkey';
            columns: ['requester_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'bookings_venue_id_fkey';
            columns: ['venue_id'];
            isOneToOne: false;
            referencedRelation: 'venues';
            referencedColumns: ['id'];
          },
        ];
      };
      calendar_blocks: {
        Row: {
          attendees: number | null;
          contact_name: string | null;
          contact_phone: string | null;
          created_at: string;
          end_at: string;
          id: string;
          performer_id: string | null;
          reason: string | null;
          resource_id: string;
          source: string;
          source_id: string | null;
          start_at: string;
          total: number | null;
          uid: string | null;
          updated_at: string;
          venue_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          attendees?: number | null;
          contact_name?: string | null;
          contact_phone?: string | null;
          created_at?: string;
          end_at: string;
          id?: string;
          performer_id?: string | null;
          reason?: string | null;
          resource_id?: never;
          source?: string;
          source_id?: string | null;
          start_at: string;
          total?: number | null;
          uid?: string | null;
          updated_at?: string;
          venue_id?: string | null;
        };
        Update: {
          attendees?: number | null;
          contact_name?: string | null;
          contact_phone?: string | null;
          created_at?: string;
          end_at?: string;
          id?: string;
          performer_id?: string | null;
          reason?: string | null;
          resource_id?: never;
          source?: string;
          source_id?: string | null;
          start_at?: string;
          total?: number | null;
          uid?: string | null;
          updated_at?: string;
          venue_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'calendar_blocks_performer_id_fkey';
            columns: ['performer_id'];
            isOneToOne: false;
            referencedRelation: 'performer_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'calendar_blocks_source_id_fkey';
            columns: ['source_id'];
            isOneToOne: false;
            referencedRelation: 'calendar_sources';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'calendar_blocks_venue_id_fkey';
            columns: ['venue_id'];
            isOneToOne: false;
            referencedRelation: 'venues';
            referencedColumns: ['id'];
          },
        ];
      };
      calendar_feeds: {
        Row: {
          created_at: string;
          id: string;
          performer_id: string | null;
          resource_id: string | null;
          revoked_at: string | null;
          scope: string;
          token_hash: string;
          updated_at: string;
          user_id: string;
          venue_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          performer_id?: string | null;
          resource_id?: never;
          revoked_at?: string | null;
          scope: string;
          token_hash: string;
          updated_at?: string;
          user_id: string;
          venue_id?: string | null;
        };
        Update: {
          created_at?: string;
          id?: string;
          performer_id?: string | null;
          resource_id?: never;
          revoked_at?: string | null;
          scope?: string;
          token_hash?: string;
          updated_at?: string;
          user_id?: string;
          venue_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'calendar_feeds_performer_id_fkey';
            columns: ['performer_id'];
            isOneToOne: false;
            referencedRelation: 'performer_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'calendar_feeds_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'calendar_feeds_venue_id_fkey';
            columns: ['venue_id'];
            isOneToOne: false;
            referencedRelation: 'venues';
            referencedColumns: ['id'];
          },
        ];
      };
      calendar_occupancy: {
        Row: {
          block_id: string | null;
          booking_id: string | null;
          created_at: string;
          during: unknown;
          id: string;
          kind: string;
          resource_id: string;
          resource_type: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          block_id?: string | null;
          booking_id?: string | null;
          created_at?: string;
          during: unknown;
          id?: string;
          kind?: string;
          resource_id: string;
          resource_type: string;
          updated_at?: string;
        };
        Update: {
          block_id?: string | null;
          booking_id?: string | null;
          created_at?: string;
          during?: unknown;
          id?: string;
          kind?: string;
          resource_id?: string;
          resource_type?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'calendar_occupancy_block_id_fkey';
            columns: ['block_id'];
            isOneToOne: true;
            referencedRelation: 'calendar_blocks';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'calendar_occupancy_booking_id_fkey';
            columns: ['booking_id'];
            isOneToOne: true;
            referencedRelation: 'bookings';
            referencedColumns: ['id'];
          },
        ];
      };
      calendar_sources: {
        Row: {
          clashes: NonNullable<Json>;
          created_at: string;
          entries: number;
          failures: number;
          fault: string | null;
          host: string;
          id: string;
          next_read_at: string;
          performer_id: string | null;
          read_at: string | null;
          resource_id: string;
          unclear: number;
          unread: number;
          updated_at: string;
          url: string;
          venue_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          clashes?: NonNullable<Json>;
          created_at?: string;
          entries?: number;
          failures?: number;
          fault?: string | null;
          host?: never;
          id?: string;
          next_read_at?: string;
          performer_id?: string | null;
          read_at?: string | null;
          resource_id?: never;
          unclear?: number;
          unread?: number;
          updated_at?: string;
          url: string;
          venue_id?: string | null;
        };
        Update: {
          clashes?: NonNullable<Json>;
          created_at?: string;
          entries?: number;
          failures?: number;
          fault?: string | null;
          host?: never;
          id?: string;
          next_read_at?: string;
          performer_id?: string | null;
          read_at?: string | null;
          resource_id?: never;
          unclear?: number;
          unread?: number;
          updated_at?: string;
          url?: string;
          venue_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'calendar_sources_performer_id_fkey';
            columns: ['performer_id'];
            isOneToOne: false;
            referencedRelation: 'performer_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'calendar_sources_venue_id_fkey';
            columns: ['venue_id'];
            isOneToOne: false;
            referencedRelation: 'venues';
            referencedColumns: ['id'];
          },
        ];
      };
      campaign_pledges: {
        Row: {
          amount: number;
          campaign_id: string;
          created_at: string;
          id: string;
          order_id: string | null;
          status: string;
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          amount: number;
          campaign_id: string;
          created_at?: string;
          id?: string;
          order_id?: string | null;
          status?: string;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          amount?: number;
          campaign_id?: string;
          created_at?: string;
          id?: string;
          order_id?: string | null;
          status?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'campaign_pledges_campaign_id_fkey';
            columns: ['campaign_id'];
            isOneToOne: false;
            referencedRelation: 'support_campaigns';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'campaign_pledges_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'campaign_pledges_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      campaign_receipts: {
        Row: {
          amount: number;
          campaign_id: string;
          created_at: string;
          file_url: string | null;
          id: string;
          paid_on: string;
          title: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          amount: number;
          campaign_id: string;
          created_at?: string;
          file_url?: string | null;
          id?: string;
          paid_on: string;
          title: string;
          updated_at?: string;
        };
        Update: {
          amount?: number;
          campaign_id?: string;
          created_at?: string;
          file_url?: string | null;
          id?: string;
          paid_on?: string;
          title?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'campaign_receipts_campaign_id_fkey';
            columns: ['campaign_id'];
            isOneToOne: false;
            referencedRelation: 'support_campaigns';
            referencedColumns: ['id'];
          },
        ];
      };
      cart_items: {
        Row: {
          created_at: string;
          id: string;
          item_type: string;
          options: NonNullable<Json>;
          price_snapshot: number | null;
          quantity: number;
          ref_id: string;
          sub_ref: string;
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          item_type: string;
          options?: NonNullable<Json>;
          price_snapshot?: number | null;
          quantity: number;
          ref_id: string;
          sub_ref?: string;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          item_type?: string;
          options?: NonNullable<Json>;
          price_snapshot?: number | null;
          quantity?: number;
          ref_id?: string;
          sub_ref?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'cart_items_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      checkin_gates: {
        Row: {
          allowed_types: string[] | null;
          closes_at: string | null;
          created_at: string;
          event_id: string;
          id: string;
          name: string;
          opens_at: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          allowed_types?: string[] | null;
          closes_at?: string | null;
          created_at?: string;
          event_id: string;
          id?: string;
          name: string;
          opens_at?: string | null;
          updated_at?: string;
        };
        Update: {
          allowed_types?: string[] | null;
          closes_at?: string | null;
          created_at?: string;
          event_id?: string;
          id?: string;
          name?: string;
          opens_at?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'checkin_gates_event_id_fkey';
            columns: ['event_id'];
            isOneToOne: false;
            referencedRelation: 'events';
            referencedColumns: ['id'];
          },
        ];
      };
      checkins: {
        Row: {
          by_user: string | null;
          created_at: string;
          device_id: string | null;
          event_id: string;
          gate_id: string | null;
          id: string;
          nonce: string;
          received_at: string;
          result: string;
          revert_reason: string | null;
          reverted_at: string | null;
          reverted_by: string | null;
          scanned_at: string;
          ticket_id: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          by_user?: string | null;
          created_at?: string;
          device_id?: string | null;
          event_id: string;
          gate_id?: string | null;
          id?: string;
          nonce: string;
          received_at?: string;
          result: string;
          revert_reason?: string | null;
          reverted_at?: string | null;
          reverted_by?: string | null;
          scanned_at: string;
          ticket_id?: string | null;
          updated_at?: string;
        };
        Update: {
          by_user?: string | null;
          created_at?: string;
          device_id?: string | null;
          event_id?: string;
          gate_id?: string | null;
          id?: string;
          nonce?: string;
          received_at?: string;
          result?: string;
          revert_reason?: string | null;
          reverted_at?: string | null;
          reverted_by?: string | null;
          scanned_at?: string;
          ticket_id?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'checkins_by_user_fkey';
            columns: ['by_user'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'checkins_event_id_fkey';
            columns: ['event_id'];
            isOneToOne: false;
            referencedRelation: 'events';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'checkins_gate_id_fkey';
            columns: ['gate_id'];
            isOneToOne: false;
            referencedRelation: 'checkin_gates';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'checkins_reverted_by_fkey';
            columns: ['reverted_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'checkins_ticket_id_fkey';
            columns: ['ticket_id'];
            isOneToOne: false;
            referencedRelation: 'tickets';
            referencedColumns: ['id'];
          },
        ];
      };
      contact_messages: {
        Row: {
          answer: string | null;
          assigned_to: string | null;
          body: string;
          created_at: string;
          email: string;
          event_id: string | null;
          id: string;
          name: string;
          reference: string | null;
          search_text: string;
          sender_id: string | null;
          settled_at: string | null;
          settled_by: string | null;
          status: string;
          ticket_no: string;
          topic: string;
        };
        ComputedFields: never;
        Insert: {
          answer?: string | null;
          assigned_to?: string | null;
          body: string;
          created_at?: string;
          email: string;
          event_id?: string | null;
          id?: string;
          name: string;
          reference?: string | null;
          search_text?: never;
          sender_id?: string | null;
          settled_at?: string | null;
          settled_by?: string | null;
          status?: string;
          ticket_no: string;
          topic: string;
        };
        Update: {
          answer?: string | null;
          assigned_to?: string | null;
          body?: string;
          created_at?: string;
          email?: string;
          event_id?: string | null;
          id?: string;
          name?: string;
          reference?: string | null;
          search_text?: never;
          sender_id?: string | null;
          settled_at?: string | null;
          settled_by?: string | null;
          status?: string;
          ticket_no?: string;
          topic?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'contact_messages_assigned_to_fkey';
            columns: ['assigned_to'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
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
          {
            foreignKeyName: 'contact_messages_settled_by_fkey';
            columns: ['settled_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      engagement_events: {
        Row: {
          action: string;
          at: string;
          day: string;
          entity_id: string;
          entity_type: string;
          id: number;
          visitor: string;
        };
        ComputedFields: never;
        Insert: {
          action: string;
          at?: string;
          day?: string;
          entity_id: string;
          entity_type: string;
          id?: never;
          visitor: string;
        };
        Update: {
          action?: string;
          at?: string;
          day?: string;
          entity_id?: string;
          entity_type?: string;
          id?: never;
          visitor?: string;
        };
        Relationships: [];
      };
      event_messages: {
        Row: {
          body: string;
          created_at: string;
          event_id: string;
          id: string;
          recipients: number;
          sender_id: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          body: string;
          created_at?: string;
          event_id: string;
          id?: string;
          recipients: number;
          sender_id: string;
          updated_at?: string;
        };
        Update: {
          body?: string;
          created_at?: string;
          event_id?: string;
          id?: string;
          recipients?: number;
          sender_id?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'event_messages_event_id_fkey';
            columns: ['event_id'];
            isOneToOne: false;
            referencedRelation: 'events';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'event_messages_sender_id_fkey';
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
          sort_order: number;
        };
        ComputedFields: never;
        Insert: {
          event_id: string;
          performer_id: string;
          sort_order?: number;
        };
        Update: {
          event_id?: string;
          performer_id?: string;
          sort_order?: number;
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
          order_id: string | null;
          phone: string;
          quantity: number;
          registered_at: string;
          registration_no: string;
          search_text: string;
          status: string;
          ticket_type_id: string;
          unit_price: number;
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
          order_id?: string | null;
          phone: string;
          quantity: number;
          registered_at?: string;
          registration_no: string;
          search_text?: never;
          status: string;
          ticket_type_id: string;
          unit_price?: number;
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
          order_id?: string | null;
          phone?: string;
          quantity?: number;
          registered_at?: string;
          registration_no?: string;
          search_text?: never;
          status?: string;
          ticket_type_id?: string;
          unit_price?: number;
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
            foreignKeyName: 'event_registrations_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
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
      event_reviews: {
        Row: {
          author_id: string;
          body: string | null;
          created_at: string;
          event_id: string;
          id: string;
          rating: number;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          author_id: string;
          body?: string | null;
          created_at?: string;
          event_id: string;
          id?: string;
          rating: number;
          updated_at?: string;
        };
        Update: {
          author_id?: string;
          body?: string | null;
          created_at?: string;
          event_id?: string;
          id?: string;
          rating?: number;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'event_reviews_author_id_fkey';
            columns: ['author_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'event_reviews_event_id_fkey';
            columns: ['event_id'];
            isOneToOne: false;
            referencedRelation: 'events';
            referencedColumns: ['id'];
          },
        ];
      };
      event_settlements: {
        Row: {
          event_id: string;
          gross: number;
          net: number;
          no: number;
          orders: number;
          organizer_id: string;
          payout: number;
          platform_fee: number;
          received: number;
          reference: string | null;
          refunded: number;
          settled_at: string;
          settled_by: string | null;
        };
        ComputedFields: never;
        Insert: {
          event_id: string;
          gross: number;
          net: number;
          no?: number;
          orders: number;
          organizer_id: string;
          payout: number;
          platform_fee: number;
          received: number;
          reference?: string | null;
          refunded: number;
          settled_at?: string;
          settled_by?: string | null;
        };
        Update: {
          event_id?: string;
          gross?: number;
          net?: number;
          no?: number;
          orders?: number;
          organizer_id?: string;
          payout?: number;
          platform_fee?: number;
          received?: number;
          reference?: string | null;
          refunded?: number;
          settled_at?: string;
          settled_by?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'event_settlements_event_id_fkey';
            columns: ['event_id'];
            isOneToOne: false;
            referencedRelation: 'events';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'event_settlements_organizer_id_fkey';
            columns: ['organizer_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'event_settlements_settled_by_fkey';
            columns: ['settled_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      event_staff: {
        Row: {
          created_at: string;
          email: string;
          event_id: string;
          id: string;
          status: string;
          updated_at: string;
          user_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          email: string;
          event_id: string;
          id?: string;
          status?: string;
          updated_at?: string;
          user_id?: string | null;
        };
        Update: {
          created_at?: string;
          email?: string;
          event_id?: string;
          id?: string;
          status?: string;
          updated_at?: string;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'event_staff_event_id_fkey';
            columns: ['event_id'];
            isOneToOne: false;
            referencedRelation: 'events';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'event_staff_user_id_fkey';
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
          ahead_until: string | null;
          answers_close_at: string | null;
          body: string | null;
          category: string | null;
          city: string | null;
          client_key: string | null;
          comments: string | null;
          created_at: string;
          current_attendees: number;
          date: string | null;
          deleted_at: string | null;
          description: string;
          district: string | null;
          ends_at: string | null;
          guest_performers: string[];
          id: string;
          image_url: string | null;
          is_demo: boolean;
          lat: number | null;
          lng: number | null;
          location: string;
          max_attendees: number | null;
          offer_from: number | null;
          offer_label: string;
          opening_hours: Json | null;
          organizer_id: string | null;
          organizer_name: string;
          organizer_text: string;
          poster_line: string | null;
          price: string;
          price_from: number | null;
          questions: NonNullable<Json>;
          refund_policy_code: string;
          registrations_forgotten_at: string | null;
          rescheduled_at: string | null;
          sale_changes_at: string | null;
          sale_opens_at: string | null;
          sale_state: string;
          saved_by_client: string | null;
          search_text: string;
          seats_left: number | null;
          seats_total: number | null;
          starts_at: string | null;
          status: string;
          submitted_at: string;
          ticket_types: NonNullable<Json>;
          time: string;
          time_undecided: boolean;
          title: string;
          transit: string | null;
          updated_at: string;
          venue_id: string | null;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          address?: string | null;
          ahead_until?: never;
          answers_close_at?: string | null;
          body?: string | null;
          category?: string | null;
          city?: string | null;
          client_key?: string | null;
          comments?: string | null;
          created_at?: string;
          current_attendees?: number;
          date?: string | null;
          deleted_at?: string | null;
          description?: string;
          district?: string | null;
          ends_at?: string | null;
          guest_performers?: string[];
          id?: string;
          image_url?: string | null;
          is_demo?: boolean;
          lat?: number | null;
          lng?: number | null;
          location: string;
          max_attendees?: number | null;
          offer_from?: number | null;
          offer_label?: string;
          opening_hours?: Json | null;
          organizer_id?: string | null;
          organizer_name: string;
          organizer_text?: never;
          poster_line?: string | null;
          price?: string;
          price_from?: number | null;
          questions?: NonNullable<Json>;
          refund_policy_code?: string;
          registrations_forgotten_at?: string | null;
          rescheduled_at?: string | null;
          sale_changes_at?: string | null;
          sale_opens_at?: string | null;
          sale_state?: string;
          saved_by_client?: string | null;
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
          version?: number;
        };
        Update: {
          address?: string | null;
          ahead_until?: never;
          answers_close_at?: string | null;
          body?: string | null;
          category?: string | null;
          city?: string | null;
          client_key?: string | null;
          comments?: string | null;
          created_at?: string;
          current_attendees?: number;
          date?: string | null;
          deleted_at?: string | null;
          description?: string;
          district?: string | null;
          ends_at?: string | null;
          guest_performers?: string[];
          id?: string;
          image_url?: string | null;
          is_demo?: boolean;
          lat?: number | null;
          lng?: number | null;
          location?: string;
          max_attendees?: number | null;
          offer_from?: number | null;
          offer_label?: string;
          opening_hours?: Json | null;
          organizer_id?: string | null;
          organizer_name?: string;
          organizer_text?: never;
          poster_line?: string | null;
          price?: string;
          price_from?: number | null;
          questions?: NonNullable<Json>;
          refund_policy_code?: string;
          registrations_forgotten_at?: string | null;
          rescheduled_at?: string | null;
          sale_changes_at?: string | null;
          sale_opens_at?: string | null;
          sale_state?: string;
          saved_by_client?: string | null;
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
          version?: number;
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
      featured_content: {
        Row: {
          content_type: string;
          created_at: string;
          display_order: number;
          ends_at: string | null;
          id: string;
          is_active: boolean;
          reference_id: string;
          starts_at: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          content_type: string;
          created_at?: string;
          display_order: number;
          ends_at?: string | null;
          id?: string;
          is_active?: boolean;
          reference_id: string;
          starts_at?: string | null;
          updated_at?: string;
        };
        Update: {
          content_type?: string;
          created_at?: string;
          display_order?: number;
          ends_at?: string | null;
          id?: string;
          is_active?: boolean;
          reference_id?: string;
          starts_at?: string | null;
          updated_at?: string;
        };
        Relationships: [];
      };
      gig_applications: {
        Row: {
          ask: number;
          booking_id: string | null;
          created_at: string;
          gig_id: string;
          id: string;
          message: string;
          performer_id: string;
          status: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          ask: number;
          booking_id?: string | null;
          created_at?: string;
          gig_id: string;
          id?: string;
          message: string;
          performer_id: string;
          status?: string;
          updated_at?: string;
        };
        Update: {
          ask?: number;
          booking_id?: string | null;
          created_at?: string;
          gig_id?: string;
          id?: string;
          message?: string;
          performer_id?: string;
          status?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'gig_applications_booking_id_fkey';
            columns: ['booking_id'];
            isOneToOne: false;
            referencedRelation: 'bookings';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'gig_applications_gig_id_fkey';
            columns: ['gig_id'];
            isOneToOne: false;
            referencedRelation: 'gigs';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'gig_applications_performer_id_fkey';
            columns: ['performer_id'];
            isOneToOne: false;
            referencedRelation: 'performer_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      gigs: {
        Row: {
          awarded_count: number;
          budget: number;
          city: string;
          created_at: string;
          description: string;
          end_at: string;
          genre: string | null;
          id: string;
          location: string | null;
          performance_type: string | null;
          poster_id: string;
          reopened_at: string | null;
          slots: number;
          start_at: string;
          status: string;
          title: string;
          updated_at: string;
          venue_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          awarded_count?: number;
          budget: number;
          city: string;
          created_at?: string;
          description: string;
          end_at: string;
          genre?: string | null;
          id?: string;
          location?: string | null;
          performance_type?: string | null;
          poster_id: string;
          reopened_at?: string | null;
          slots?: number;
          start_at: string;
          status?: string;
          title: string;
          updated_at?: string;
          venue_id?: string | null;
        };
        Update: {
          awarded_count?: number;
          budget?: number;
          city?: string;
          created_at?: string;
          description?: string;
          end_at?: string;
          genre?: string | null;
          id?: string;
          location?: string | null;
          performance_type?: string | null;
          poster_id?: string;
          reopened_at?: string | null;
          slots?: number;
          start_at?: string;
          status?: string;
          title?: string;
          updated_at?: string;
          venue_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'gigs_poster_id_fkey';
            columns: ['poster_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'gigs_venue_id_fkey';
            columns: ['venue_id'];
            isOneToOne: false;
            referencedRelation: 'venues';
            referencedColumns: ['id'];
          },
        ];
      };
      holidays: {
        Row: {
          created_at: string;
          day: string;
          name: string;
          source: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          day: string;
          name: string;
          source: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          day?: string;
          name?: string;
          source?: string;
          updated_at?: string;
        };
        Relationships: [];
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
      order_events: {
        Row: {
          actor_id: string | null;
          at: string;
          from_status: string | null;
          id: number;
          note: string | null;
          order_id: string;
          to_status: string;
        };
        ComputedFields: never;
        Insert: {
          actor_id?: string | null;
          at?: string;
          from_status?: string | null;
          id?: never;
          note?: string | null;
          order_id: string;
          to_status: string;
        };
        Update: {
          actor_id?: string | null;
          at?: string;
          from_status?: string | null;
          id?: never;
          note?: string | null;
          order_id?: string;
          to_status?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'order_events_actor_id_fkey';
            columns: ['actor_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'order_events_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
        ];
      };
      order_items: {
        Row: {
          amount: number;
          created_at: string;
          id: string;
          item_type: string;
          name_snapshot: string;
          order_id: string;
          quantity: number;
          ref_id: string;
          search_text: string;
          sub_ref: string;
          unit_price: number;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          amount: number;
          created_at?: string;
          id?: string;
          item_type: string;
          name_snapshot: string;
          order_id: string;
          quantity: number;
          ref_id: string;
          search_text?: never;
          sub_ref?: string;
          unit_price: number;
          updated_at?: string;
        };
        Update: {
          amount?: number;
          created_at?: string;
          id?: string;
          item_type?: string;
          name_snapshot?: string;
          order_id?: string;
          quantity?: number;
          ref_id?: string;
          search_text?: never;
          sub_ref?: string;
          unit_price?: number;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'order_items_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
        ];
      };
      orders: {
        Row: {
          buyer_email: string | null;
          buyer_id: string;
          buyer_name: string;
          buyer_phone: string | null;
          cancel_reason: string | null;
          cancelled_at: string | null;
          checkout_id: string | null;
          completed_at: string | null;
          created_at: string;
          delivery: Json | null;
          discount: number;
          fee: number;
          hold_expires_at: string | null;
          id: string;
          idempotency_key: string | null;
          invoice: NonNullable<Json>;
          kind: string;
          order_no: string;
          paid_at: string | null;
          refund_status: string;
          refunded_amount: number;
          search_text: string;
          seller_id: string | null;
          seller_type: string;
          status: string;
          subject_id: string | null;
          subtotal: number;
          total: number;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          buyer_email?: string | null;
          buyer_id: string;
          buyer_name: string;
          buyer_phone?: string | null;
          cancel_reason?: string | null;
          cancelled_at?: string | null;
          checkout_id?: string | null;
          completed_at?: string | null;
          created_at?: string;
          delivery?: Json | null;
          discount?: number;
          fee?: number;
          hold_expires_at?: string | null;
          id?: string;
          idempotency_key?: string | null;
          invoice?: NonNullable<Json>;
          kind: string;
          order_no?: string;
          paid_at?: string | null;
          refund_status?: string;
          refunded_amount?: number;
          search_text?: never;
          seller_id?: string | null;
          seller_type: string;
          status?: string;
          subject_id?: string | null;
          subtotal: number;
          total: number;
          updated_at?: string;
        };
        Update: {
          buyer_email?: string | null;
          buyer_id?: string;
          buyer_name?: string;
          buyer_phone?: string | null;
          cancel_reason?: string | null;
          cancelled_at?: string | null;
          checkout_id?: string | null;
          completed_at?: string | null;
          created_at?: string;
          delivery?: Json | null;
          discount?: number;
          fee?: number;
          hold_expires_at?: string | null;
          id?: string;
          idempotency_key?: string | null;
          invoice?: NonNullable<Json>;
          kind?: string;
          order_no?: string;
          paid_at?: string | null;
          refund_status?: string;
          refunded_amount?: number;
          search_text?: never;
          seller_id?: string | null;
          seller_type?: string;
          status?: string;
          subject_id?: string | null;
          subtotal?: number;
          total?: number;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'orders_buyer_id_fkey';
            columns: ['buyer_id'];
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
      payments: {
        Row: {
          amount: number;
          confirmed_at: string | null;
          confirmed_by: string | null;
          created_at: string;
          fail_reason: string | null;
          id: string;
          order_id: string;
          provider: string;
          provider_ref: string | null;
          raw: Json | null;
          reported_at: string | null;
          status: string;
          transfer_at: string | null;
          transfer_last5: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          amount: number;
          confirmed_at?: string | null;
          confirmed_by?: string | null;
          created_at?: string;
          fail_reason?: string | null;
          id?: string;
          order_id: string;
          provider: string;
          provider_ref?: string | null;
          raw?: Json | null;
          reported_at?: string | null;
          status?: string;
          transfer_at?: string | null;
          transfer_last5?: string | null;
          updated_at?: string;
        };
        Update: {
          amount?: number;
          confirmed_at?: string | null;
          confirmed_by?: string | null;
          created_at?: string;
          fail_reason?: string | null;
          id?: string;
          order_id?: string;
          provider?: string;
          provider_ref?: string | null;
          raw?: Json | null;
          reported_at?: string | null;
          status?: string;
          transfer_at?: string | null;
          transfer_last5?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'payments_confirmed_by_fkey';
            columns: ['confirmed_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'payments_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
        ];
      };
      performer_availability: {
        Row: {
          advance_booking_days: number;
          buffer_after_minutes: number;
          buffer_before_minutes: number;
          cancellation_policy: string;
          created_at: string;
          deposit_percent: number;
          max_advance_days: number;
          min_booking_hours: number;
          open_days: NonNullable<Json>;
          opening_hours: NonNullable<Json>;
          performer_id: string;
          slot_minutes: number;
          updated_at: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          advance_booking_days?: number;
          buffer_after_minutes?: number;
          buffer_before_minutes?: number;
          cancellation_policy?: string;
          created_at?: string;
          deposit_percent?: number;
          max_advance_days?: number;
          min_booking_hours?: number;
          open_days?: NonNullable<Json>;
          opening_hours?: NonNullable<Json>;
          performer_id: string;
          slot_minutes?: number;
          updated_at?: string;
          version?: number;
        };
        Update: {
          advance_booking_days?: number;
          buffer_after_minutes?: number;
          buffer_before_minutes?: number;
          cancellation_policy?: string;
          created_at?: string;
          deposit_percent?: number;
          max_advance_days?: number;
          min_booking_hours?: number;
          open_days?: NonNullable<Json>;
          opening_hours?: NonNullable<Json>;
          performer_id?: string;
          slot_minutes?: number;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'performer_availability_performer_id_fkey';
            columns: ['performer_id'];
            isOneToOne: true;
            referencedRelation: 'performer_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      performer_claims: {
        Row: {
          created_at: string;
          id: string;
          message: string;
          performer_id: string;
          status: string;
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          message: string;
          performer_id: string;
          status?: string;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          message?: string;
          performer_id?: string;
          status?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'performer_claims_performer_id_fkey';
            columns: ['performer_id'];
            isOneToOne: false;
            referencedRelation: 'performer_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'performer_claims_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      performer_profiles: {
        Row: {
          bio: string | null;
          birthday: string | null;
          birthday_day: number | null;
          birthday_month: number | null;
          city: string | null;
          contact_email: string | null;
          contact_name: string | null;
          contact_phone: string | null;
          created_at: string;
          experience_years: number | null;
          facebook_url: string | null;
          fee_max: number | null;
          fee_min: number | null;
          follower_count: number;
          genre: string | null;
          id: string;
          instagram_url: string | null;
          is_deleted: boolean;
          is_demo: boolean;
          location: string | null;
          owner_id: string | null;
          performance_minutes: number | null;
          performance_type: string;
          performer_name: string;
          performer_type: string | null;
          popularity: number;
          portfolio: NonNullable<Json>;
          profile_image_url: string | null;
          search_text: string;
          spotify_url: string | null;
          status: string;
          tech_rider: string | null;
          updated_at: string;
          verified_at: string | null;
          version: number;
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
          contact_email?: string | null;
          contact_name?: string | null;
          contact_phone?: string | null;
          created_at?: string;
          experience_years?: number | null;
          facebook_url?: string | null;
          fee_max?: number | null;
          fee_min?: number | null;
          follower_count?: number;
          genre?: string | null;
          id?: string;
          instagram_url?: string | null;
          is_deleted?: boolean;
          is_demo?: boolean;
          location?: string | null;
          owner_id?: string | null;
          performance_minutes?: number | null;
          performance_type: string;
          performer_name: string;
          performer_type?: string | null;
          popularity?: number;
          portfolio?: NonNullable<Json>;
          profile_image_url?: string | null;
          search_text?: never;
          spotify_url?: string | null;
          status?: string;
          tech_rider?: string | null;
          updated_at?: string;
          verified_at?: string | null;
          version?: number;
          website_url?: string | null;
          youtube_url?: string | null;
        };
        Update: {
          bio?: string | null;
          birthday?: string | null;
          birthday_day?: never;
          birthday_month?: never;
          city?: string | null;
          contact_email?: string | null;
          contact_name?: string | null;
          contact_phone?: string | null;
          created_at?: string;
          experience_years?: number | null;
          facebook_url?: string | null;
          fee_max?: number | null;
          fee_min?: number | null;
          follower_count?: number;
          genre?: string | null;
          id?: string;
          instagram_url?: string | null;
          is_deleted?: boolean;
          is_demo?: boolean;
          location?: string | null;
          owner_id?: string | null;
          performance_minutes?: number | null;
          performance_type?: string;
          performer_name?: string;
          performer_type?: string | null;
          popularity?: number;
          portfolio?: NonNullable<Json>;
          profile_image_url?: string | null;
          search_text?: never;
          spotify_url?: string | null;
          status?: string;
          tech_rider?: string | null;
          updated_at?: string;
          verified_at?: string | null;
          version?: number;
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
      plan_catalog: {
        Row: {
          audience: string;
          code: string;
          created_at: string;
          description: string;
          features: NonNullable<Json>;
          id: string;
          is_active: boolean;
          limits: NonNullable<Json>;
          name: string;
          price_month: number;
          price_year: number;
          sort: number;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          audience: string;
          code: string;
          created_at?: string;
          description?: string;
          features?: NonNullable<Json>;
          id?: string;
          is_active?: boolean;
          limits?: NonNullable<Json>;
          name: string;
          price_month: number;
          price_year: number;
          sort?: number;
          updated_at?: string;
        };
        Update: {
          audience?: string;
          code?: string;
          created_at?: string;
          description?: string;
          features?: NonNullable<Json>;
          id?: string;
          is_active?: boolean;
          limits?: NonNullable<Json>;
          name?: string;
          price_month?: number;
          price_year?: number;
          sort?: number;
          updated_at?: string;
        };
        Relationships: [];
      };
      products: {
        Row: {
          category: string;
          created_at: string;
          deleted_at: string | null;
          delivery: string[];
          description: string;
          family_id: string | null;
          held: number;
          id: string;
          image_url: string | null;
          images: NonNullable<Json>;
          max_per_order: number;
          name: string;
          performer_id: string;
          price: number;
          search_text: string;
          shipping_fee: number;
          sold: number;
          status: string;
          stock: number;
          updated_at: string;
          variant: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          category: string;
          created_at?: string;
          deleted_at?: string | null;
          delivery?: string[];
          description?: string;
          family_id?: string | null;
          held?: number;
          id?: string;
          image_url?: string | null;
          images?: NonNullable<Json>;
          max_per_order?: number;
          name: string;
          performer_id: string;
          price: number;
          search_text?: never;
          shipping_fee?: number;
          sold?: number;
          status?: string;
          stock: number;
          updated_at?: string;
          variant?: string;
          version?: number;
        };
        Update: {
          category?: string;
          created_at?: string;
          deleted_at?: string | null;
          delivery?: string[];
          description?: string;
          family_id?: string | null;
          held?: number;
          id?: string;
          image_url?: string | null;
          images?: NonNullable<Json>;
          max_per_order?: number;
          name?: string;
          performer_id?: string;
          price?: number;
          search_text?: never;
          shipping_fee?: number;
          sold?: number;
          status?: string;
          stock?: number;
          updated_at?: string;
          variant?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'products_family_id_fkey';
            columns: ['family_id'];
            isOneToOne: false;
            referencedRelation: 'products';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'products_performer_id_fkey';
            columns: ['performer_id'];
            isOneToOne: false;
            referencedRelation: 'performer_profiles';
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
          search_text: string;
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
          search_text?: never;
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
          search_text?: never;
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
      reason_templates: {
        Row: {
          body: string;
          id: string;
          label: string;
          sort_order: number;
        };
        ComputedFields: never;
        Insert: {
          body: string;
          id?: string;
          label: string;
          sort_order: number;
        };
        Update: {
          body?: string;
          id?: string;
          label?: string;
          sort_order?: number;
        };
        Relationships: [];
      };
      recommendation_feedback: {
        Row: {
          created_at: string;
          entity_id: string;
          entity_type: string;
          kind: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          entity_id: string;
          entity_type?: string;
          kind: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          entity_id?: string;
          entity_type?: string;
          kind?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'recommendation_feedback_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      recommendations: {
        Row: {
          asked_at: string | null;
          computed_at: string;
          entity_id: string;
          entity_type: string;
          model_version: string;
          position: number;
          reasons: NonNullable<Json>;
          score: number;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          asked_at?: string | null;
          computed_at?: string;
          entity_id: string;
          entity_type?: string;
          model_version?: string;
          position: number;
          reasons: NonNullable<Json>;
          score: number;
          user_id: string;
        };
        Update: {
          asked_at?: string | null;
          computed_at?: string;
          entity_id?: string;
          entity_type?: string;
          model_version?: string;
          position?: number;
          reasons?: NonNullable<Json>;
          score?: number;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'recommendations_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
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
      refund_requests: {
        Row: {
          amount: number;
          created_at: string;
          decided_at: string | null;
          decided_by: string | null;
          decision_note: string | null;
          fee: number;
          id: string;
          order_id: string;
          reason: string;
          refunded_at: string | null;
          requested_by: string | null;
          status: string;
          ticket_ids: string[] | null;
          transfer_ref: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          amount: number;
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          decision_note?: string | null;
          fee?: number;
          id?: string;
          order_id: string;
          reason: string;
          refunded_at?: string | null;
          requested_by?: string | null;
          status?: string;
          ticket_ids?: string[] | null;
          transfer_ref?: string | null;
          updated_at?: string;
        };
        Update: {
          amount?: number;
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          decision_note?: string | null;
          fee?: number;
          id?: string;
          order_id?: string;
          reason?: string;
          refunded_at?: string | null;
          requested_by?: string | null;
          status?: string;
          ticket_ids?: string[] | null;
          transfer_ref?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'refund_requests_decided_by_fkey';
            columns: ['decided_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'refund_requests_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'refund_requests_requested_by_fkey';
            columns: ['requested_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      reports: {
        Row: {
          body: string | null;
          created_at: string;
          entity_id: string;
          entity_type: string;
          handled_at: string | null;
          handled_by: string | null;
          id: string;
          kind: string;
          note: string | null;
          reporter_id: string;
          status: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          body?: string | null;
          created_at?: string;
          entity_id: string;
          entity_type: string;
          handled_at?: string | null;
          handled_by?: string | null;
          id?: string;
          kind: string;
          note?: string | null;
          reporter_id: string;
          status?: string;
          updated_at?: string;
        };
        Update: {
          body?: string | null;
          created_at?: string;
          entity_id?: string;
          entity_type?: string;
          handled_at?: string | null;
          handled_by?: string | null;
          id?: string;
          kind?: string;
          note?: string | null;
          reporter_id?: string;
          status?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'reports_handled_by_fkey';
            columns: ['handled_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'reports_reporter_id_fkey';
            columns: ['reporter_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      reviews: {
        Row: {
          author_id: string;
          body: string | null;
          booking_id: string;
          created_at: string;
          id: string;
          rating: number;
          replied_at: string | null;
          reply: string | null;
          target_id: string;
          target_type: string;
          updated_at: string;
          visible_at: string;
        };
        ComputedFields: never;
        Insert: {
          author_id: string;
          body?: string | null;
          booking_id: string;
          created_at?: string;
          id?: string;
          rating: number;
          replied_at?: string | null;
          reply?: string | null;
          target_id: string;
          target_type: string;
          updated_at?: string;
          visible_at: string;
        };
        Update: {
          author_id?: string;
          body?: string | null;
          booking_id?: string;
          created_at?: string;
          id?: string;
          rating?: number;
          replied_at?: string | null;
          reply?: string | null;
          target_id?: string;
          target_type?: string;
          updated_at?: string;
          visible_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'reviews_author_id_fkey';
            columns: ['author_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'reviews_booking_id_fkey';
            columns: ['booking_id'];
            isOneToOne: false;
            referencedRelation: 'bookings';
            referencedColumns: ['id'];
          },
        ];
      };
      room_settings: {
        Row: {
          hidden: string[];
          room: string;
          updated_at: string;
          user_id: string;
          version: number;
          views: NonNullable<Json>;
        };
        ComputedFields: never;
        Insert: {
          hidden?: string[];
          room: string;
          updated_at?: string;
          user_id: string;
          version?: number;
          views?: NonNullable<Json>;
        };
        Update: {
          hidden?: string[];
          room?: string;
          updated_at?: string;
          user_id?: string;
          version?: number;
          views?: NonNullable<Json>;
        };
        Relationships: [
          {
            foreignKeyName: 'room_settings_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      sale_reminders: {
        Row: {
          created_at: string;
          event_id: string;
          ticket_type_id: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          event_id: string;
          ticket_type_id: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          event_id?: string;
          ticket_type_id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'sale_reminders_event_id_ticket_type_id_fkey';
            columns: ['event_id', 'ticket_type_id'];
            isOneToOne: false;
            referencedRelation: 'ticket_stock';
            referencedColumns: ['event_id', 'ticket_type_id'];
          },
          {
            foreignKeyName: 'sale_reminders_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      saved_items: {
        Row: {
          created_at: string;
          entity_id: string;
          entity_type: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          entity_id: string;
          entity_type: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          entity_id?: string;
          entity_type?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'saved_items_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      security_events: {
        Row: {
          action: string;
          actor_id: string | null;
          at: string;
          error_message: string | null;
          id: number;
          is_reported: boolean;
          metadata: NonNullable<Json>;
          resource_id: string | null;
          resource_type: string | null;
          search_text: string;
          success: boolean;
        };
        ComputedFields: never;
        Insert: {
          action: string;
          actor_id?: string | null;
          at?: string;
          error_message?: string | null;
          id?: never;
          is_reported?: boolean;
          metadata?: NonNullable<Json>;
          resource_id?: string | null;
          resource_type?: string | null;
          search_text?: never;
          success: boolean;
        };
        Update: {
          action?: string;
          actor_id?: string | null;
          at?: string;
          error_message?: string | null;
          id?: never;
          is_reported?: boolean;
          metadata?: NonNullable<Json>;
          resource_id?: string | null;
          resource_type?: string | null;
          search_text?: never;
          success?: boolean;
        };
        Relationships: [];
      };
      spot_reports: {
        Row: {
          created_at: string;
          id: string;
          kind: string;
          note: string | null;
          resolved_at: string | null;
          resolved_by: string | null;
          spot_id: string;
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          kind: string;
          note?: string | null;
          resolved_at?: string | null;
          resolved_by?: string | null;
          spot_id: string;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          kind?: string;
          note?: string | null;
          resolved_at?: string | null;
          resolved_by?: string | null;
          spot_id?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'spot_reports_resolved_by_fkey';
            columns: ['resolved_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'spot_reports_spot_id_fkey';
            columns: ['spot_id'];
            isOneToOne: false;
            referencedRelation: 'support_spots';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'spot_reports_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      spot_routes: {
        Row: {
          created_at: string;
          day: string;
          own_order: boolean;
          spot_ids: string[];
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          day: string;
          own_order?: boolean;
          spot_ids: string[];
          updated_at?: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          day?: string;
          own_order?: boolean;
          spot_ids?: string[];
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'spot_routes_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      spot_visits: {
        Row: {
          day: string;
          spot_id: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          day: string;
          spot_id: string;
          user_id: string;
        };
        Update: {
          day?: string;
          spot_id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'spot_visits_spot_id_fkey';
            columns: ['spot_id'];
            isOneToOne: false;
            referencedRelation: 'support_spots';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'spot_visits_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      subscription_plans: {
        Row: {
          auto_renew: boolean;
          billing_cycle: string;
          cancel_at: string | null;
          catalog_id: string;
          created_at: string;
          features: NonNullable<Json>;
          id: string;
          limits: NonNullable<Json>;
          order_id: string | null;
          owner_id: string;
          performer_id: string | null;
          plan_name: string;
          price: number;
          renewal_date: string | null;
          replaces_id: string | null;
          start_date: string | null;
          status: string;
          updated_at: string;
          venue_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          auto_renew?: boolean;
          billing_cycle: string;
          cancel_at?: string | null;
          catalog_id: string;
          created_at?: string;
          features?: NonNullable<Json>;
          id?: string;
          limits?: NonNullable<Json>;
          order_id?: string | null;
          owner_id: string;
          performer_id?: string | null;
          plan_name: string;
          price: number;
          renewal_date?: string | null;
          replaces_id?: string | null;
          start_date?: string | null;
          status?: string;
          updated_at?: string;
          venue_id?: string | null;
        };
        Update: {
          auto_renew?: boolean;
          billing_cycle?: string;
          cancel_at?: string | null;
          catalog_id?: string;
          created_at?: string;
          features?: NonNullable<Json>;
          id?: string;
          limits?: NonNullable<Json>;
          order_id?: string | null;
          owner_id?: string;
          performer_id?: string | null;
          plan_name?: string;
          price?: number;
          renewal_date?: string | null;
          replaces_id?: string | null;
          start_date?: string | null;
          status?: string;
          updated_at?: string;
          venue_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'subscription_plans_catalog_id_fkey';
            columns: ['catalog_id'];
            isOneToOne: false;
            referencedRelation: 'plan_catalog';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'subscription_plans_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'subscription_plans_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'subscription_plans_performer_id_fkey';
            columns: ['performer_id'];
            isOneToOne: false;
            referencedRelation: 'performer_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'subscription_plans_replaces_id_fkey';
            columns: ['replaces_id'];
            isOneToOne: false;
            referencedRelation: 'subscription_plans';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'subscription_plans_venue_id_fkey';
            columns: ['venue_id'];
            isOneToOne: false;
            referencedRelation: 'venues';
            referencedColumns: ['id'];
          },
        ];
      };
      support_ad_orders: {
        Row: {
          artist_id: string;
          artwork_paths: NonNullable<Json>;
          buyer_id: string;
          cancel_reason: string | null;
          city: string | null;
          contact_name: string;
          contact_phone: string;
          created_at: string;
          deadline_at: string | null;
          design_by: string;
          id: string;
          ip_declared_at: string | null;
          message: string;
          order_id: string | null;
          order_no: string;
          portrait_declared_at: string | null;
          product_id: string;
          proof_urls: NonNullable<Json>;
          review_note: string | null;
          starts_on: string;
          station: string | null;
          status: string;
          title: string;
          total: number;
          units: number;
          updated_at: string;
          versions: NonNullable<Json>;
        };
        ComputedFields: never;
        Insert: {
          artist_id: string;
          artwork_paths?: NonNullable<Json>;
          buyer_id: string;
          cancel_reason?: string | null;
          city?: string | null;
          contact_name: string;
          contact_phone: string;
          created_at?: string;
          deadline_at?: string | null;
          design_by?: string;
          id?: string;
          ip_declared_at?: string | null;
          message?: string;
          order_id?: string | null;
          order_no: string;
          portrait_declared_at?: string | null;
          product_id: string;
          proof_urls?: NonNullable<Json>;
          review_note?: string | null;
          starts_on: string;
          station?: string | null;
          status?: string;
          title: string;
          total: number;
          units: number;
          updated_at?: string;
          versions?: NonNullable<Json>;
        };
        Update: {
          artist_id?: string;
          artwork_paths?: NonNullable<Json>;
          buyer_id?: string;
          cancel_reason?: string | null;
          city?: string | null;
          contact_name?: string;
          contact_phone?: string;
          created_at?: string;
          deadline_at?: string | null;
          design_by?: string;
          id?: string;
          ip_declared_at?: string | null;
          message?: string;
          order_id?: string | null;
          order_no?: string;
          portrait_declared_at?: string | null;
          product_id?: string;
          proof_urls?: NonNullable<Json>;
          review_note?: string | null;
          starts_on?: string;
          station?: string | null;
          status?: string;
          title?: string;
          total?: number;
          units?: number;
          updated_at?: string;
          versions?: NonNullable<Json>;
        };
        Relationships: [
          {
            foreignKeyName: 'support_ad_orders_artist_id_fkey';
            columns: ['artist_id'];
            isOneToOne: false;
            referencedRelation: 'performer_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'support_ad_orders_buyer_id_fkey';
            columns: ['buyer_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'support_ad_orders_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'support_ad_orders_product_id_fkey';
            columns: ['product_id'];
            isOneToOne: false;
            referencedRelation: 'ad_products';
            referencedColumns: ['id'];
          },
        ];
      };
      support_campaigns: {
        Row: {
          artist_id: string;
          backers: number;
          created_at: string;
          description: string;
          ends_at: string;
          goal: number;
          id: string;
          image_url: string | null;
          is_demo: boolean;
          milestones: NonNullable<Json>;
          owner_id: string;
          paid_total: number;
          pledged_total: number;
          status: string;
          succeeded_at: string | null;
          title: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          artist_id: string;
          backers?: number;
          created_at?: string;
          description?: string;
          ends_at: string;
          goal: number;
          id?: string;
          image_url?: string | null;
          is_demo?: boolean;
          milestones?: NonNullable<Json>;
          owner_id: string;
          paid_total?: number;
          pledged_total?: number;
          status?: string;
          succeeded_at?: string | null;
          title: string;
          updated_at?: string;
        };
        Update: {
          artist_id?: string;
          backers?: number;
          created_at?: string;
          description?: string;
          ends_at?: string;
          goal?: number;
          id?: string;
          image_url?: string | null;
          is_demo?: boolean;
          milestones?: NonNullable<Json>;
          owner_id?: string;
          paid_total?: number;
          pledged_total?: number;
          status?: string;
          succeeded_at?: string | null;
          title?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'support_campaigns_artist_id_fkey';
            columns: ['artist_id'];
            isOneToOne: false;
            referencedRelation: 'performer_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'support_campaigns_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      support_spots: {
        Row: {
          address: string;
          artist_id: string;
          city: string;
          closes: string | null;
          created_at: string;
          created_by: string | null;
          description: string;
          district: string | null;
          ends_on: string;
          event_id: string | null;
          gift_note: string | null;
          gift_status: string | null;
          gift_updated_at: string | null;
          host_name: string | null;
          host_url: string | null;
          id: string;
          image_url: string | null;
          is_demo: boolean;
          is_over: boolean;
          kind: string;
          lat: number;
          lng: number;
          opens: string | null;
          search_text: string;
          source: string;
          starts_on: string;
          status: string;
          support_ad_order_id: string | null;
          title: string;
          updated_at: string;
          venue_id: string | null;
          visit_count: number;
        };
        ComputedFields: never;
        Insert: {
          address: string;
          artist_id: string;
          city: string;
          closes?: string | null;
          created_at?: string;
          created_by?: string | null;
          description?: string;
          district?: string | null;
          ends_on: string;
          event_id?: string | null;
          gift_note?: string | null;
          gift_status?: string | null;
          gift_updated_at?: string | null;
          host_name?: string | null;
          host_url?: string | null;
          id?: string;
          image_url?: string | null;
          is_demo?: boolean;
          is_over?: boolean;
          kind: string;
          lat: number;
          lng: number;
          opens?: string | null;
          search_text?: string;
          source?: string;
          starts_on: string;
          status?: string;
          support_ad_order_id?: string | null;
          title: string;
          updated_at?: string;
          venue_id?: string | null;
          visit_count?: number;
        };
        Update: {
          address?: string;
          artist_id?: string;
          city?: string;
          closes?: string | null;
          created_at?: string;
          created_by?: string | null;
          description?: string;
          district?: string | null;
          ends_on?: string;
          event_id?: string | null;
          gift_note?: string | null;
          gift_status?: string | null;
          gift_updated_at?: string | null;
          host_name?: string | null;
          host_url?: string | null;
          id?: string;
          image_url?: string | null;
          is_demo?: boolean;
          is_over?: boolean;
          kind?: string;
          lat?: number;
          lng?: number;
          opens?: string | null;
          search_text?: string;
          source?: string;
          starts_on?: string;
          status?: string;
          support_ad_order_id?: string | null;
          title?: string;
          updated_at?: string;
          venue_id?: string | null;
          visit_count?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'support_spots_artist_id_fkey';
            columns: ['artist_id'];
            isOneToOne: false;
            referencedRelation: 'performer_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'support_spots_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'support_spots_event_id_fkey';
            columns: ['event_id'];
            isOneToOne: false;
            referencedRelation: 'events';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'support_spots_support_ad_order_id_fkey';
            columns: ['support_ad_order_id'];
            isOneToOne: false;
            referencedRelation: 'support_ad_orders';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'support_spots_venue_id_fkey';
            columns: ['venue_id'];
            isOneToOne: false;
            referencedRelation: 'venues';
            referencedColumns: ['id'];
          },
        ];
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
          client_key: string | null;
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
          client_key?: string | null;
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
          client_key?: string | null;
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
      ticket_transfers: {
        Row: {
          created_at: string;
          expires_at: string;
          from_user: string;
          id: string;
          price: number;
          status: string;
          ticket_id: string;
          to_email: string;
          to_user: string | null;
          token_hash: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          expires_at: string;
          from_user: string;
          id?: string;
          price?: number;
          status?: string;
          ticket_id: string;
          to_email: string;
          to_user?: string | null;
          token_hash: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          expires_at?: string;
          from_user?: string;
          id?: string;
          price?: number;
          status?: string;
          ticket_id?: string;
          to_email?: string;
          to_user?: string | null;
          token_hash?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'ticket_transfers_from_user_fkey';
            columns: ['from_user'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'ticket_transfers_ticket_id_fkey';
            columns: ['ticket_id'];
            isOneToOne: false;
            referencedRelation: 'tickets';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'ticket_transfers_to_user_fkey';
            columns: ['to_user'];
            isOneToOne: false;
            referencedRelation: 'profiles';
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
      trend_daily: {
        Row: {
          day: string;
          entity_id: string;
          entity_type: string;
          follows: number;
          orders: number;
          registrations: number;
          saves: number;
          shares: number;
          views: number;
        };
        ComputedFields: never;
        Insert: {
          day: string;
          entity_id: string;
          entity_type: string;
          follows?: number;
          orders?: number;
          registrations?: number;
          saves?: number;
          shares?: number;
          views?: number;
        };
        Update: {
          day?: string;
          entity_id?: string;
          entity_type?: string;
          follows?: number;
          orders?: number;
          registrations?: number;
          saves?: number;
          shares?: number;
          views?: number;
        };
        Relationships: [];
      };
      trend_scores: {
        Row: {
          computed_at: string;
          entity_id: string;
          entity_type: string;
          period: string;
          prev_rank: number | null;
          rank: number;
          score: number;
        };
        ComputedFields: never;
        Insert: {
          computed_at?: string;
          entity_id: string;
          entity_type: string;
          period: string;
          prev_rank?: number | null;
          rank: number;
          score: number;
        };
        Update: {
          computed_at?: string;
          entity_id?: string;
          entity_type?: string;
          period?: string;
          prev_rank?: number | null;
          rank?: number;
          score?: number;
        };
        Relationships: [];
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
      user_preferences: {
        Row: {
          categories: string[];
          cities: string[];
          created_at: string;
          is_measured: boolean;
          measuring_decided_at: string | null;
          price_max: number | null;
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          categories?: string[];
          cities?: string[];
          created_at?: string;
          is_measured?: boolean;
          measuring_decided_at?: string | null;
          price_max?: number | null;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          categories?: string[];
          cities?: string[];
          created_at?: string;
          is_measured?: boolean;
          measuring_decided_at?: string | null;
          price_max?: number | null;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'user_preferences_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: true;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      venue_event_answers: {
        Row: {
          answer: string;
          answered_by: string;
          created_at: string;
          ends_at: string;
          event_id: string;
          no: number;
          reason: string | null;
          starts_at: string;
          venue_id: string;
        };
        ComputedFields: never;
        Insert: {
          answer: string;
          answered_by: string;
          created_at?: string;
          ends_at: string;
          event_id: string;
          no: number;
          reason?: string | null;
          starts_at: string;
          venue_id: string;
        };
        Update: {
          answer?: string;
          answered_by?: string;
          created_at?: string;
          ends_at?: string;
          event_id?: string;
          no?: number;
          reason?: string | null;
          starts_at?: string;
          venue_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'venue_event_answers_answered_by_fkey';
            columns: ['answered_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'venue_event_answers_event_id_fkey';
            columns: ['event_id'];
            isOneToOne: false;
            referencedRelation: 'events';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'venue_event_answers_venue_id_fkey';
            columns: ['venue_id'];
            isOneToOne: false;
            referencedRelation: 'venues';
            referencedColumns: ['id'];
          },
        ];
      };
      venue_facilities: {
        Row: {
          created_at: string;
          fee: number;
          fee_unit: string;
          id: string;
          image_url: string | null;
          included: boolean;
          is_active: boolean;
          name: string;
          note: string | null;
          quantity: number;
          updated_at: string;
          venue_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          fee?: number;
          fee_unit?: string;
          id?: string;
          image_url?: string | null;
          included?: boolean;
          is_active?: boolean;
          name: string;
          note?: string | null;
          quantity?: number;
          updated_at?: string;
          venue_id: string;
        };
        Update: {
          created_at?: string;
          fee?: number;
          fee_unit?: string;
          id?: string;
          image_url?: string | null;
          included?: boolean;
          is_active?: boolean;
          name?: string;
          note?: string | null;
          quantity?: number;
          updated_at?: string;
          venue_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'venue_facilities_venue_id_fkey';
            columns: ['venue_id'];
            isOneToOne: false;
            referencedRelation: 'venues';
            referencedColumns: ['id'];
          },
        ];
      };
      venue_photos: {
        Row: {
          alt: string | null;
          created_at: string;
          id: string;
          image_url: string;
          position: number;
          updated_at: string;
          venue_id: string;
        };
        ComputedFields: never;
        Insert: {
          alt?: string | null;
          created_at?: string;
          id?: string;
          image_url: string;
          position: number;
          updated_at?: string;
          venue_id: string;
        };
        Update: {
          alt?: string | null;
          created_at?: string;
          id?: string;
          image_url?: string;
          position?: number;
          updated_at?: string;
          venue_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'venue_photos_venue_id_fkey';
            columns: ['venue_id'];
            isOneToOne: false;
            referencedRelation: 'venues';
            referencedColumns: ['id'];
          },
        ];
      };
      venue_questions: {
        Row: {
          answer: string | null;
          asker_id: string;
          body: string;
          created_at: string;
          id: string;
          settled_at: string | null;
          settled_by: string | null;
          status: string;
          updated_at: string;
          venue_id: string;
        };
        ComputedFields: never;
        Insert: {
          answer?: string | null;
          asker_id: string;
          body: string;
          created_at?: string;
          id?: string;
          settled_at?: string | null;
          settled_by?: string | null;
          status?: string;
          updated_at?: string;
          venue_id: string;
        };
        Update: {
          answer?: string | null;
          asker_id?: string;
          body?: string;
          created_at?: string;
          id?: string;
          settled_at?: string | null;
          settled_by?: string | null;
          status?: string;
          updated_at?: string;
          venue_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'venue_questions_asker_id_fkey';
            columns: ['asker_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'venue_questions_settled_by_fkey';
            columns: ['settled_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'venue_questions_venue_id_fkey';
            columns: ['venue_id'];
            isOneToOne: false;
            referencedRelation: 'venues';
            referencedColumns: ['id'];
          },
        ];
      };
      venue_rate_rules: {
        Row: {
          created_at: string;
          date_from: string | null;
          date_to: string | null;
          end_time: string;
          hourly_rate: number;
          id: string;
          name: string;
          priority: number;
          start_time: string;
          updated_at: string;
          venue_id: string;
          weekdays: number[];
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          date_from?: string | null;
          date_to?: string | null;
          end_time?: string;
          hourly_rate: number;
          id?: string;
          name: string;
          priority?: number;
          start_time?: string;
          updated_at?: string;
          venue_id: string;
          weekdays?: number[];
        };
        Update: {
          created_at?: string;
          date_from?: string | null;
          date_to?: string | null;
          end_time?: string;
          hourly_rate?: number;
          id?: string;
          name?: string;
          priority?: number;
          start_time?: string;
          updated_at?: string;
          venue_id?: string;
          weekdays?: number[];
        };
        Relationships: [
          {
            foreignKeyName: 'venue_rate_rules_venue_id_fkey';
            columns: ['venue_id'];
            isOneToOne: false;
            referencedRelation: 'venues';
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
          buffer_after_minutes: number;
          buffer_before_minutes: number;
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
          extra_head_fee: number;
          house_rules: string | null;
          id: string;
          image_url: string | null;
          included_heads: number | null;
          is_demo: boolean;
          lat: number | null;
          lng: number | null;
          location: string;
          max_advance_days: number;
          min_booking_hours: number;
          minimum_spend: number;
          name: string;
          open_days: NonNullable<Json>;
          opening_hours: NonNullable<Json>;
          overtime_percent: number;
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
          buffer_after_minutes?: number;
          buffer_before_minutes?: number;
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
          extra_head_fee?: number;
          house_rules?: string | null;
          id?: string;
          image_url?: string | null;
          included_heads?: number | null;
          is_demo?: boolean;
          lat?: number | null;
          lng?: number | null;
          location: string;
          max_advance_days?: number;
          min_booking_hours?: number;
          minimum_spend?: number;
          name: string;
          open_days?: NonNullable<Json>;
          opening_hours?: NonNullable<Json>;
          overtime_percent?: number;
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
          buffer_after_minutes?: number;
          buffer_before_minutes?: number;
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
          extra_head_fee?: number;
          house_rules?: string | null;
          id?: string;
          image_url?: string | null;
          included_heads?: number | null;
          is_demo?: boolean;
          lat?: number | null;
          lng?: number | null;
          location?: string;
          max_advance_days?: number;
          min_booking_hours?: number;
          minimum_spend?: number;
          name?: string;
          open_days?: NonNullable<Json>;
          opening_hours?: NonNullable<Json>;
          overtime_percent?: number;
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
      waitlist_entries: {
        Row: {
          created_at: string;
          event_id: string;
          id: string;
          offer_expires_at: string | null;
          offered_at: string | null;
          order_id: string | null;
          quantity: number;
          status: string;
          ticket_type_id: string;
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          event_id: string;
          id?: string;
          offer_expires_at?: string | null;
          offered_at?: string | null;
          order_id?: string | null;
          quantity: number;
          status?: string;
          ticket_type_id: string;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          event_id?: string;
          id?: string;
          offer_expires_at?: string | null;
          offered_at?: string | null;
          order_id?: string | null;
          quantity?: number;
          status?: string;
          ticket_type_id?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'waitlist_entries_event_id_fkey';
            columns: ['event_id'];
            isOneToOne: false;
            referencedRelation: 'events';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'waitlist_entries_event_id_ticket_type_id_fkey';
            columns: ['event_id', 'ticket_type_id'];
            isOneToOne: false;
            referencedRelation: 'ticket_stock';
            referencedColumns: ['event_id', 'ticket_type_id'];
          },
          {
            foreignKeyName: 'waitlist_entries_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'waitlist_entries_user_id_fkey';
            columns: ['user_id'];
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
          created_at: string;
          display_order: number;
          ends_at: string | null;
          id: string;
          is_active: boolean;
          link: string | null;
          media_type: string;
          page: string;
          starts_at: string | null;
          subtitle: string | null;
          title: string;
          updated_at: string;
          video_url: string | null;
        };
        ComputedFields: never;
        Insert: {
          banner_key: string;
          banner_url?: string | null;
          created_at?: string;
          display_order?: number;
          ends_at?: string | null;
          id?: string;
          is_active?: boolean;
          link?: string | null;
          media_type?: string;
          page: string;
          starts_at?: string | null;
          subtitle?: string | null;
          title: string;
          updated_at?: string;
          video_url?: string | null;
        };
        Update: {
          banner_key?: string;
          banner_url?: string | null;
          created_at?: string;
          display_order?: number;
          ends_at?: string | null;
          id?: string;
          is_active?: boolean;
          link?: string | null;
          media_type?: string;
          page?: string;
          starts_at?: string | null;
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
      accept_admin_invitation: { Args: { p_token?: string }; Returns: Json };
      accept_quote: { Args: { p_quote_id?: string }; Returns: Json };
      accept_staff_invitation: { Args: { p_invitation_id?: string }; Returns: Json };
      accept_transfer: {
        Args: { p_name?: string; p_phone?: string; p_token?: string; p_transfer_id?: string };
        Returns: Json;
      };
      account_obligations: { Args: { p_user_id?: string }; Returns: Json };
      account_sessions: { Args: { p_user_id?: string }; Returns: Json };
      ad_stats: { Args: { p_ad_id?: string }; Returns: Json };
      add_block: {
        Args: {
          p_end_at?: string;
          p_id?: string;
          p_reason?: string;
          p_source?: string;
          p_start_at?: string;
          p_type?: string;
        };
        Returns: Json;
      };
      add_calendar_source: {
        Args: { p_id?: string; p_type?: string; p_url?: string };
        Returns: Json;
      };
      add_campaign_receipt: {
        Args: {
          p_amount?: number;
          p_campaign_id?: string;
          p_file_url?: string;
          p_paid_on?: string;
          p_title?: string;
        };
        Returns: Json;
      };
      add_featured: {
        Args: {
          p_content_type?: string;
          p_ends_at?: string;
          p_reference_id?: string;
          p_starts_at?: string;
        };
        Returns: Json;
      };
      add_identity: { Args: { p_type?: string }; Returns: Json };
      add_phone_booking: {
        Args: {
          p_attendees?: number;
          p_contact_name?: string;
          p_contact_phone?: string;
          p_end_at?: string;
          p_id?: string;
          p_purpose?: string;
          p_start_at?: string;
          p_total?: number;
          p_type?: string;
        };
        Returns: Json;
      };
      admin_ad: { Args: { p_id?: string }; Returns: Json };
      admin_ad_calendar: { Args: { p_days?: number; p_from?: string }; Returns: Json };
      admin_ad_catalogue: { Args: Record<PropertyKey, never>; Returns: Json };
      admin_ad_creatives: { Args: { p_ad_id?: string }; Returns: Json };
      admin_add_import_rows: { Args: { p_import_id?: string; p_rows?: Json }; Returns: Json };
      admin_advance_support_ad: {
        Args: { p_id?: string; p_proof_urls?: Json; p_reason?: string; p_status?: string };
        Returns: Json;
      };
      admin_answer_feedback: {
        Args: { p_after?: string; p_page?: number; p_page_size?: number; p_query?: string };
        Returns: Json;
      };
      admin_audit_log: {
        Args: {
          p_actor_id?: string;
          p_entity?: string;
          p_entity_id?: string;
          p_page?: number;
          p_page_size?: number;
        };
        Returns: Json;
      };
      admin_business: { Args: Record<PropertyKey, never>; Returns: Json };
      admin_contact_messages: {
        Args: {
          p_after?: string;
          p_page?: number;
          p_page_size?: number;
          p_query?: string;
          p_status?: string;
        };
        Returns: Json;
      };
      admin_dashboard: { Args: Record<PropertyKey, never>; Returns: Json };
      admin_delete_ad: { Args: { p_id?: string }; Returns: Json };
      admin_dismiss_spot_reports: { Args: { p_spot_id?: string }; Returns: Json };
      admin_event_settlements: {
        Args: {
          p_after?: string;
          p_page?: number;
          p_page_size?: number;
          p_query?: string;
          p_state?: string;
        };
        Returns: Json;
      };
      admin_failed_mails: {
        Args: { p_after?: string; p_page?: number; p_page_size?: number; p_query?: string };
        Returns: Json;
      };
      admin_fault: { Args: { p_code?: string }; Returns: Json };
      admin_faults: {
        Args: { p_after?: string; p_page?: number; p_page_size?: number; p_query?: string };
        Returns: Json;
      };
      admin_find_organizers: { Args: { p_query?: string }; Returns: Json };
      admin_import_rows: {
        Args: { p_import_id?: string; p_page?: number; p_page_size?: number; p_status?: string };
        Returns: Json;
      };
      admin_imports: { Args: Record<PropertyKey, never>; Returns: Json };
      admin_list_ads: {
        Args: {
          p_after?: string;
          p_page?: number;
          p_page_size?: number;
          p_phase?: string;
          p_query?: string;
          p_sort?: string;
          p_status?: string;
          p_type?: string;
        };
        Returns: Json;
      };
      admin_list_banners: { Args: { p_query?: string }; Returns: Json };
      admin_list_birthday_wishes: {
        Args: { p_page?: number; p_page_size?: number; p_status?: string };
        Returns: Json;
      };
      admin_list_events: {
        Args: {
          p_after?: string;
          p_category?: string;
          p_page?: number;
          p_page_size?: number;
          p_query?: string;
          p_sort?: string;
          p_status?: string;
        };
        Returns: Json;
      };
      admin_list_featured: { Args: { p_content_type?: string }; Returns: Json };
      admin_list_invitations: { Args: Record<PropertyKey, never>; Returns: Json };
      admin_list_orders: {
        Args: {
          p_after?: string;
          p_kind?: string;
          p_page?: number;
          p_page_size?: number;
          p_query?: string;
          p_seller_type?: string;
          p_tab?: string;
        };
        Returns: Json;
      };
      admin_list_performers: {
        Args: {
          p_after?: string;
          p_category?: string;
          p_deleted?: boolean;
          p_owner?: string;
          p_page?: number;
          p_page_size?: number;
          p_query?: string;
          p_sort?: string;
          p_status?: string;
        };
        Returns: Json;
      };
      admin_list_products: {
        Args: { p_page?: number; p_page_size?: number; p_query?: string; p_status?: string };
        Returns: Json;
      };
      admin_list_registrations: {
        Args: {
          p_after?: string;
          p_event_id?: string;
          p_page?: number;
          p_page_size?: number;
          p_query?: string;
          p_status?: string;
        };
        Returns: Json;
      };
      admin_list_reports: {
        Args: {
          p_after?: string;
          p_entity_type?: string;
          p_kind?: string;
          p_page?: number;
          p_page_size?: number;
          p_query?: string;
          p_status?: string;
        };
        Returns: Json;
      };
      admin_list_subscriptions: {
        Args: {
          p_after?: string;
          p_audience?: string;
          p_page?: number;
          p_page_size?: number;
          p_query?: string;
          p_status?: string;
        };
        Returns: Json;
      };
      admin_list_support_ads: {
        Args: {
          p_after?: string;
          p_page?: number;
          p_page_size?: number;
          p_query?: string;
          p_status?: string;
        };
        Returns: Json;
      };
      admin_list_support_spots: {
        Args: {
          p_kind?: string;
          p_only_reported?: boolean;
          p_page?: number;
          p_page_size?: number;
          p_query?: string;
          p_status?: string;
        };
        Returns: Json;
      };
      admin_list_users: {
        Args: {
          p_active?: boolean;
          p_after?: string;
          p_page?: number;
          p_page_size?: number;
          p_query?: string;
          p_role?: string;
        };
        Returns: Json;
      };
      admin_list_venues: {
        Args: {
          p_after?: string;
          p_page?: number;
          p_page_size?: number;
          p_query?: string;
          p_sort?: string;
          p_status?: string;
          p_type?: string;
        };
        Returns: Json;
      };
      admin_missing_pages: {
        Args: { p_after?: string; p_page?: number; p_page_size?: number; p_query?: string };
        Returns: Json;
      };
      admin_money_counts: { Args: Record<PropertyKey, never>; Returns: Json };
      admin_owed_payments: { Args: Record<PropertyKey, never>; Returns: Json };
      admin_performer: { Args: { p_id?: string }; Returns: Json };
      admin_performer_claims: { Args: { p_performer_id?: string }; Returns: Json };
      admin_plan_catalogue: { Args: Record<PropertyKey, never>; Returns: Json };
      admin_remove_demo: { Args: Record<PropertyKey, never>; Returns: Json };
      admin_run_import: { Args: { p_import_id?: string }; Returns: Json };
      admin_save_ad: {
        Args: {
          p_budget?: number;
          p_button_text?: string;
          p_client_id?: string;
          p_client_name?: string;
          p_description?: string;
          p_display_location?: string;
          p_end_date?: string;
          p_id?: string;
          p_image_url?: string;
          p_link_url?: string;
          p_start_date?: string;
          p_title?: string;
          p_type?: string;
          p_updated_at?: string;
        };
        Returns: Json;
      };
      admin_save_ad_placement: {
        Args: {
          p_ad_type?: string;
          p_code?: string;
          p_display_location?: string;
          p_id?: string;
          p_image_h?: number;
          p_image_w?: number;
          p_is_active?: boolean;
          p_max_seconds?: number;
          p_name?: string;
          p_slots?: number;
          p_updated_at?: string;
        };
        Returns: Json;
      };
      admin_save_ad_product: {
        Args: {
          p_category?: string;
          p_city?: string;
          p_description?: string;
          p_design_fee?: number;
          p_id?: string;
          p_images?: Json;
          p_is_active?: boolean;
          p_lead_days?: number;
          p_max_units?: number;
          p_min_units?: number;
          p_name?: string;
          p_needs_media_review?: boolean;
          p_placement_id?: string;
          p_sort?: number;
          p_spec?: Json;
          p_unit?: string;
          p_unit_price?: number;
          p_updated_at?: string;
        };
        Returns: Json;
      };
      admin_save_birthday_page: {
        Args: {
          p_artist_id?: string;
          p_cover_url?: string;
          p_headline?: string;
          p_is_active?: boolean;
          p_theme?: string;
          p_updated_at?: string;
        };
        Returns: Json;
      };
      admin_save_event: {
        Args: {
          p_agreed?: string[];
          p_client_key?: string;
          p_event?: Json;
          p_event_id?: string;
          p_organizer_id?: string;
          p_reason?: string;
          p_types?: Json;
          p_version?: number;
        };
        Returns: Json;
      };
      admin_save_plan: {
        Args: {
          p_audience?: string;
          p_code?: string;
          p_description?: string;
          p_features?: Json;
          p_id?: string;
          p_is_active?: boolean;
          p_limits?: Json;
          p_name?: string;
          p_price_month?: number;
          p_price_year?: number;
          p_sort?: number;
          p_updated_at?: string;
        };
        Returns: Json;
      };
      admin_save_registration: {
        Args: {
          p_address?: string;
          p_admin_notes?: string;
          p_emergency_contact?: string;
          p_name?: string;
          p_notes?: string;
          p_phone?: string;
          p_registration_id?: string;
          p_updated_at?: string;
        };
        Returns: Json;
      };
      admin_security_events: {
        Args: {
          p_after?: string;
          p_page?: number;
          p_page_size?: number;
          p_query?: string;
          p_success?: boolean;
        };
        Returns: Json;
      };
      admin_settlements: { Args: { p_month?: string }; Returns: Json };
      admin_start_import: {
        Args: {
          p_client_key?: string;
          p_file_name?: string;
          p_is_demo?: boolean;
          p_kind?: string;
          p_total?: number;
        };
        Returns: Json;
      };
      admin_switch_ad: { Args: { p_id?: string; p_is_active?: boolean }; Returns: Json };
      admin_undo_import: { Args: { p_import_id?: string }; Returns: Json };
      admin_venue: { Args: { p_id?: string }; Returns: Json };
      admin_vitals: {
        Args: {
          p_after?: string;
          p_by_page?: boolean;
          p_page?: number;
          p_page_size?: number;
          p_query?: string;
        };
        Returns: Json;
      };
      agree_to_documents: { Args: { p_versions?: Json }; Returns: Json };
      announce_closure: { Args: { p_cities?: string[]; p_day?: string }; Returns: Json };
      answer_amendment: { Args: { p_accept?: boolean; p_amendment_id?: string }; Returns: Json };
      answer_contact_message: { Args: { p_answer?: string; p_message_id?: string }; Returns: Json };
      answer_event_message: { Args: { p_answer?: string; p_message_id?: string }; Returns: Json };
      answer_venue_event: {
        Args: { p_answer?: string; p_event_id?: string; p_reason?: string; p_version?: number };
        Returns: Json;
      };
      answer_venue_question: { Args: { p_answer?: string; p_question_id?: string }; Returns: Json };
      apply_to_gig: {
        Args: { p_ask?: number; p_gig_id?: string; p_message?: string; p_performer_id?: string };
        Returns: Json;
      };
      approval_queue: {
        Args: {
          p_after?: string;
          p_page?: number;
          p_page_size?: number;
          p_query?: string;
          p_status?: string;
          p_type?: string;
        };
        Returns: Json;
      };
      approve_booking: { Args: { p_booking_id?: string; p_offer_no?: number }; Returns: Json };
      archive_venue: {
        Args: { p_id?: string; p_reason?: string; p_version?: number };
        Returns: Json;
      };
      ask_venue: { Args: { p_body?: string; p_venue_id?: string }; Returns: Json };
      assign_contact_message: {
        Args: { p_is_mine?: boolean; p_message_id?: string };
        Returns: Json;
      };
      begin_second_factor: { Args: Record<PropertyKey, never>; Returns: Json };
      birthdays_in_month: { Args: { p_month?: number }; Returns: Json };
      book_ad: {
        Args: {
          p_button_text?: string;
          p_buyer?: Json;
          p_description?: string;
          p_expected_total?: number;
          p_idempotency_key?: string;
          p_invoice?: Json;
          p_link_url?: string;
          p_product_id?: string;
          p_starts_on?: string;
          p_title?: string;
          p_units?: number;
        };
        Returns: Json;
      };
      book_together: {
        Args: { p_performance_booking_id?: string; p_venue_booking_id?: string };
        Returns: Json;
      };
      booking_alternatives: { Args: { p_booking_id?: string }; Returns: Json };
      booking_thread: {
        Args: { p_before?: string; p_booking_id?: string; p_limit?: number };
        Returns: Json;
      };
      calendar_feed: { Args: { p_token?: string }; Returns: Json };
      calendar_file: { Args: { p_token?: string }; Returns: unknown };
      cancel_booking: { Args: { p_booking_id?: string; p_reason?: string }; Returns: Json };
      cancel_campaign: { Args: { p_id?: string; p_reason?: string }; Returns: Json };
      cancel_event: {
        Args: { p_event_id?: string; p_reason?: string; p_version?: number };
        Returns: Json;
      };
      cancel_order: { Args: { p_order_id?: string; p_reason?: string }; Returns: Json };
      cancel_registration: {
        Args: { p_reason?: string; p_registration_id?: string };
        Returns: Json;
      };
      cancel_support_ad: { Args: { p_id?: string; p_reason?: string }; Returns: Json };
      change_cart: {
        Args: { p_id?: string; p_options?: Json; p_quantity?: number };
        Returns: Json;
      };
      check_in: {
        Args: {
          p_code?: string;
          p_device_id?: string;
          p_event_id?: string;
          p_gate_id?: string;
          p_nonce?: string;
        };
        Returns: Json;
      };
      check_out_tickets: {
        Args: {
          p_email?: string;
          p_events?: Json;
          p_idempotency_key?: string;
          p_invoice?: Json;
          p_name?: string;
          p_phone?: string;
        };
        Returns: Json;
      };
      check_storage_access: { Args: Record<PropertyKey, never>; Returns: Json };
      checkin_counts: { Args: { p_event_id?: string }; Returns: Json };
      choose_bank_transfer: { Args: { p_order_id?: string }; Returns: Json };
      claim_calendar_sources: { Args: { p_limit?: number; p_source_id?: string }; Returns: Json };
      claim_performer: { Args: { p_message?: string; p_performer_id?: string }; Returns: Json };
      close_support_spot: { Args: { p_id?: string }; Returns: Json };
      closure_desk: { Args: Record<PropertyKey, never>; Returns: Json };
      common_free_time: {
        Args: {
          p_attendees?: number;
          p_closes?: number;
          p_duration?: number;
          p_from?: string;
          p_opens?: number;
          p_performer_ids?: string[];
          p_until?: string;
          p_venue_ids?: string[];
        };
        Returns: Json;
      };
      complete_booking: { Args: { p_booking_id?: string }; Returns: Json };
      confirm_admin_invitation: { Args: { p_invitation_id?: string }; Returns: Json };
      confirm_bank_line: { Args: { p_line?: Json; p_order_ids?: string[] }; Returns: Json };
      confirm_password: { Args: { p_password?: string }; Returns: Json };
      confirm_payment: { Args: { p_order_id?: string }; Returns: Json };
      confirm_second_factor: { Args: { p_code?: string }; Returns: Json };
      contact_organizer: { Args: { p_body?: string; p_event_id?: string }; Returns: Json };
      correct_tracking: { Args: { p_note?: string; p_order_id?: string }; Returns: Json };
      count_canary: {
        Args: { p_broken?: boolean; p_module?: string; p_on_canary?: boolean; p_version?: string };
        Returns: Json;
      };
      create_calendar_feed: { Args: { p_id?: string; p_scope?: string }; Returns: Json };
      decide: {
        Args: {
          p_entity_id?: string;
          p_entity_type?: string;
          p_from?: string;
          p_reason?: string;
          p_status?: string;
        };
        Returns: Json;
      };
      decide_application: {
        Args: { p_application_id?: string; p_contact_phone?: string; p_status?: string };
        Returns: Json;
      };
      decide_campaign: {
        Args: { p_id?: string; p_reason?: string; p_status?: string };
        Returns: Json;
      };
      decide_closure: {
        Args: { p_day?: string; p_decision?: string; p_event_id?: string; p_new_day?: string };
        Returns: Json;
      };
      decide_performer_claim: {
        Args: { p_claim_id?: string; p_reason?: string; p_status?: string };
        Returns: Json;
      };
      decide_refund: {
        Args: { p_approve?: boolean; p_note?: string; p_refund_id?: string };
        Returns: Json;
      };
      decide_registration: {
        Args: { p_approve?: boolean; p_reason?: string; p_registration_id?: string };
        Returns: Json;
      };
      decide_registrations: {
        Args: {
          p_approve?: boolean;
          p_event_id?: string;
          p_reason?: string;
          p_registration_ids?: string[];
        };
        Returns: Json;
      };
      decision_history: { Args: { p_entity_id?: string; p_entity_type?: string }; Returns: Json };
      decline_booking: {
        Args: { p_alternatives?: Json; p_booking_id?: string; p_reason?: string };
        Returns: Json;
      };
      decline_quote: { Args: { p_quote_id?: string; p_reason?: string }; Returns: Json };
      delete_account: { Args: { p_user_id?: string }; Returns: Json };
      delete_birthday_plan: { Args: { p_id?: string }; Returns: Json };
      delete_event: { Args: { p_event_id?: string; p_reason?: string }; Returns: Json };
      delete_my_account: { Args: { p_email?: string; p_give_up?: boolean }; Returns: Json };
      delete_performer: {
        Args: { p_id?: string; p_reason?: string; p_version?: number };
        Returns: Json;
      };
      delete_venue: {
        Args: { p_id?: string; p_reason?: string; p_version?: number };
        Returns: Json;
      };
      delete_website_banner: { Args: { p_id?: string }; Returns: Json };
      delete_website_image: { Args: { p_id?: string }; Returns: Json };
      duplicate_event: { Args: { p_date?: string; p_event_id?: string }; Returns: Json };
      edit_my_ad: {
        Args: {
          p_advertisement_id?: string;
          p_button_text?: string;
          p_description?: string;
          p_link_url?: string;
          p_title?: string;
        };
        Returns: Json;
      };
      edit_phone_booking: {
        Args: {
          p_attendees?: number;
          p_block_id?: string;
          p_contact_name?: string;
          p_contact_phone?: string;
          p_end_at?: string;
          p_purpose?: string;
          p_start_at?: string;
          p_total?: number;
        };
        Returns: Json;
      };
      end_account_sessions: { Args: { p_session_id?: string; p_user_id?: string }; Returns: Json };
      end_subscription: {
        Args: { p_at_once?: boolean; p_plan_id?: string; p_reason?: string };
        Returns: Json;
      };
      end_transfer: { Args: { p_token?: string; p_transfer_id?: string }; Returns: Json };
      event_attendees: {
        Args: {
          p_event_id?: string;
          p_page?: number;
          p_page_size?: number;
          p_query?: string;
          p_status?: string;
          p_ticket_type_id?: string;
        };
        Returns: Json;
      };
      event_for_editing: { Args: { p_event_id?: string }; Returns: Json };
      event_gates: { Args: { p_event_id?: string }; Returns: Json };
      event_inbox: {
        Args: { p_event_id?: string; p_page?: number; p_page_size?: number };
        Returns: Json;
      };
      event_reviews: {
        Args: { p_event_id?: string; p_page?: number; p_page_size?: number };
        Returns: Json;
      };
      event_sales: { Args: { p_event_id?: string }; Returns: Json };
      export_attendees: { Args: { p_event_id?: string }; Returns: Json };
      export_event_orders: { Args: { p_event_id?: string }; Returns: Json };
      fail_calendar_source: { Args: { p_fault?: string; p_source_id?: string }; Returns: Json };
      featured: { Args: { p_content_type?: string }; Returns: Json };
      featured_candidates: { Args: { p_content_type?: string; p_query?: string }; Returns: Json };
      featured_cards: { Args: { p_content_type?: string; p_limit?: number }; Returns: Json };
      find_at_gate: { Args: { p_event_id?: string; p_query?: string }; Returns: Json };
      find_transfer: { Args: { p_token?: string }; Returns: Json };
      finish_provider_refund: { Args: { p_id?: string; p_reference?: string }; Returns: Json };
      follow_artist: {
        Args: { p_follow?: boolean; p_notify?: boolean; p_performer_id?: string };
        Returns: Json;
      };
      free_venue_days: {
        Args: {
          p_amenities?: string;
          p_capacity?: number;
          p_city?: string;
          p_closes?: number;
          p_duration?: number;
          p_from?: string;
          p_max_price?: number;
          p_max_total?: number;
          p_opens?: number;
          p_query?: string;
          p_saved?: boolean;
          p_support_friendly?: boolean;
          p_type?: string;
          p_until?: string;
          p_weekend?: boolean;
        };
        Returns: Json;
      };
      gate_manifest: { Args: { p_event_id?: string; p_gate_id?: string }; Returns: Json };
      get_ad_product: {
        Args: { p_from?: string; p_product_id?: string; p_to?: string };
        Returns: Json;
      };
      get_all_profiles: { Args: Record<PropertyKey, never>; Returns: Json };
      get_birthday_page: { Args: { p_artist_id?: string }; Returns: Json };
      get_booking: { Args: { p_booking_id?: string }; Returns: Json };
      get_campaign: { Args: { p_id?: string }; Returns: Json };
      get_event: { Args: { p_id?: string }; Returns: Json };
      get_free_time: {
        Args: { p_from?: string; p_id?: string; p_to?: string; p_type?: string };
        Returns: Json;
      };
      get_gig: { Args: { p_gig_id?: string }; Returns: Json };
      get_my_ad: { Args: { p_id?: string }; Returns: Json };
      get_order: { Args: { p_order_id?: string }; Returns: Json };
      get_organizer: {
        Args: { p_id?: string; p_page?: number; p_page_size?: number; p_when?: string };
        Returns: Json;
      };
      get_performer: { Args: { p_id?: string }; Returns: Json };
      get_product: { Args: { p_id?: string }; Returns: Json };
      get_support_ad: { Args: { p_id?: string }; Returns: Json };
      get_support_spot: { Args: { p_id?: string }; Returns: Json };
      get_venue: { Args: { p_id?: string }; Returns: Json };
      give_recommendation_feedback: {
        Args: { p_entity_id?: string; p_kind?: string };
        Returns: Json;
      };
      give_refund: { Args: { p_order_id?: string; p_reason?: string }; Returns: Json };
      hand_over_order: { Args: { p_note?: string; p_order_id?: string }; Returns: Json };
      hand_over_page: {
        Args: {
          p_entity_type?: string;
          p_id?: string;
          p_owner_email?: string;
          p_reason?: string;
          p_version?: number;
        };
        Returns: Json;
      };
      hold_tickets: {
        Args: {
          p_answers?: Json;
          p_email?: string;
          p_event_id?: string;
          p_expected_total?: number;
          p_idempotency_key?: string;
          p_invoice?: Json;
          p_items?: Json;
          p_name?: string;
          p_phone?: string;
        };
        Returns: Json;
      };
      home_for_me: { Args: Record<PropertyKey, never>; Returns: Json };
      import_blocks: {
        Args: { p_entries?: Json; p_id?: string; p_replace?: boolean; p_type?: string };
        Returns: Json;
      };
      invite_admin: { Args: { p_email?: string; p_role?: string }; Returns: Json };
      invite_staff: { Args: { p_email?: string; p_event_id?: string }; Returns: Json };
      is_admin_safe: { Args: Record<PropertyKey, never>; Returns: boolean };
      is_admin_safe_v3: { Args: Record<PropertyKey, never>; Returns: boolean };
      join_late_payment: { Args: { p_id?: string; p_order_id?: string }; Returns: Json };
      join_waitlist: {
        Args: { p_event_id?: string; p_quantity?: number; p_ticket_type_id?: string };
        Returns: Json;
      };
      keep_my_account: { Args: Record<PropertyKey, never>; Returns: Json };
      leave_waitlist: { Args: { p_entry_id?: string }; Returns: Json };
      list_ad_products: { Args: { p_category?: string; p_city?: string }; Returns: Json };
      list_birthday_wishes: {
        Args: { p_artist_id?: string; p_page?: number; p_page_size?: number; p_year?: number };
        Returns: Json;
      };
      list_campaigns: {
        Args: {
          p_artist_id?: string;
          p_page?: number;
          p_page_size?: number;
          p_scope?: string;
          p_status?: string;
        };
        Returns: Json;
      };
      list_plans: { Args: { p_audience?: string }; Returns: Json };
      list_reviews: {
        Args: {
          p_page?: number;
          p_page_size?: number;
          p_target_id?: string;
          p_target_type?: string;
        };
        Returns: Json;
      };
      list_venue_questions: {
        Args: { p_page?: number; p_page_size?: number; p_venue_id?: string };
        Returns: Json;
      };
      live_ads: {
        Args: { p_display_location?: string; p_limit?: number; p_type?: string };
        Returns: Json;
      };
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
      mark_booking_messages_read: { Args: { p_booking_id?: string }; Returns: number };
      mark_no_show: { Args: { p_booking_id?: string }; Returns: Json };
      mark_notifications_read: { Args: { p_ids?: string[] }; Returns: number };
      mark_refunded: { Args: { p_refund_id?: string; p_transfer_ref?: string }; Returns: Json };
      match_bank_lines: { Args: { p_lines?: Json }; Returns: Json };
      may_override: { Args: Record<PropertyKey, never>; Returns: boolean };
      may_store_file: { Args: { p_bucket?: string; p_name?: string }; Returns: boolean };
      merge_scans: { Args: { p_event_id?: string; p_scans?: Json }; Returns: Json };
      message_attendees: { Args: { p_body?: string; p_event_id?: string }; Returns: Json };
      moderate_birthday_wish: {
        Args: { p_id?: string; p_reason?: string; p_status?: string };
        Returns: Json;
      };
      move_banner: { Args: { p_direction?: string; p_id?: string }; Returns: Json };
      move_product: { Args: { p_id?: string; p_move?: string }; Returns: Json };
      my_account: { Args: Record<PropertyKey, never>; Returns: Json };
      my_ads: { Args: { p_page?: number; p_page_size?: number }; Returns: Json };
      my_agreements: { Args: Record<PropertyKey, never>; Returns: Json };
      my_bank_account: { Args: { p_seller_id?: string; p_seller_type?: string }; Returns: Json };
      my_birthday_plans: { Args: Record<PropertyKey, never>; Returns: Json };
      my_bookings: {
        Args: {
          p_after?: string;
          p_kind?: string;
          p_page?: number;
          p_page_size?: number;
          p_query?: string;
          p_resource_id?: string;
          p_side?: string;
          p_sort?: string;
          p_state?: string;
        };
        Returns: Json;
      };
      my_calendar: {
        Args: { p_from?: string; p_id?: string; p_to?: string; p_type?: string };
        Returns: Json;
      };
      my_cart: { Args: Record<PropertyKey, never>; Returns: Json };
      my_data: { Args: Record<PropertyKey, never>; Returns: Json };
      my_demo_bookings: { Args: Record<PropertyKey, never>; Returns: Json };
      my_event_reviews: { Args: Record<PropertyKey, never>; Returns: Json };
      my_events: {
        Args: { p_page?: number; p_page_size?: number; p_query?: string; p_status?: string };
        Returns: Json;
      };
      my_figures: { Args: Record<PropertyKey, never>; Returns: Json };
      my_followed_performers: { Args: Record<PropertyKey, never>; Returns: string[] };
      my_follows: {
        Args: { p_page?: number; p_page_size?: number; p_sort?: string };
        Returns: Json;
      };
      my_gate_events: { Args: Record<PropertyKey, never>; Returns: Json };
      my_leaving: { Args: Record<PropertyKey, never>; Returns: Json };
      my_mail_state: { Args: Record<PropertyKey, never>; Returns: Json };
      my_measuring: { Args: Record<PropertyKey, never>; Returns: Json };
      my_notification_settings: { Args: Record<PropertyKey, never>; Returns: Json };
      my_notifications: { Args: { p_before?: string; p_limit?: number }; Returns: Json };
      my_open_claims: { Args: Record<PropertyKey, never>; Returns: string[] };
      my_orders: {
        Args: {
          p_after?: string;
          p_kind?: string;
          p_page?: number;
          p_page_size?: number;
          p_query?: string;
          p_tab?: string;
          p_year?: number;
        };
        Returns: Json;
      };
      my_performers: { Args: Record<PropertyKey, never>; Returns: Json };
      my_preferences: { Args: Record<PropertyKey, never>; Returns: Json };
      my_products: {
        Args: { p_page?: number; p_page_size?: number; p_performer_id?: string; p_status?: string };
        Returns: Json;
      };
      my_push_subscriptions: { Args: Record<PropertyKey, never>; Returns: Json };
      my_recommendations: { Args: { p_limit?: number; p_refresh?: boolean }; Returns: Json };
      my_registrations: {
        Args: { p_page?: number; p_page_size?: number; p_status?: string };
        Returns: Json;
      };
      my_sale_reminders: { Args: { p_event_id?: string }; Returns: Json };
      my_saved_ids: { Args: { p_entity_type?: string }; Returns: string[] };
      my_saved_items: {
        Args: { p_entity_type?: string; p_page?: number; p_page_size?: number };
        Returns: Json;
      };
      my_second_factor: { Args: Record<PropertyKey, never>; Returns: Json };
      my_settlements: {
        Args: { p_after?: string; p_page?: number; p_page_size?: number; p_state?: string };
        Returns: Json;
      };
      my_spot_route: { Args: { p_day?: string }; Returns: Json };
      my_spot_visits: { Args: { p_page?: number; p_page_size?: number }; Returns: Json };
      my_subscriptions: { Args: Record<PropertyKey, never>; Returns: Json };
      my_support_ads: { Args: { p_page?: number; p_page_size?: number }; Returns: Json };
      my_support_spots: { Args: { p_page?: number; p_page_size?: number }; Returns: Json };
      my_tickets: { Args: Record<PropertyKey, never>; Returns: Json };
      my_transfers: { Args: Record<PropertyKey, never>; Returns: Json };
      my_unused_pictures: { Args: Record<PropertyKey, never>; Returns: Json };
      my_venue_events: {
        Args: { p_page?: number; p_page_size?: number; p_state?: string; p_venue_id?: string };
        Returns: Json;
      };
      my_venue_questions: {
        Args: { p_page?: number; p_page_size?: number; p_state?: string; p_venue_id?: string };
        Returns: Json;
      };
      my_venues: { Args: Record<PropertyKey, never>; Returns: Json };
      my_waitlist: { Args: Record<PropertyKey, never>; Returns: Json };
      offer_transfer: {
        Args: { p_at_face_value?: boolean; p_ticket_id?: string; p_to_email?: string };
        Returns: Json;
      };
      order_products: {
        Args: {
          p_buyer?: Json;
          p_delivery?: Json;
          p_expected_total?: number;
          p_idempotency_key?: string;
          p_invoice?: Json;
          p_items?: Json;
        };
        Returns: Json;
      };
      payment_attempt: { Args: { p_provider_ref?: string; p_trade_no?: string }; Returns: Json };
      performer_income: { Args: { p_months?: number; p_performer_id?: string }; Returns: Json };
      plan_birthday: {
        Args: { p_artist_id?: string; p_budget?: number; p_city?: string; p_day?: string };
        Returns: Json;
      };
      pledge: { Args: { p_amount?: number; p_campaign_id?: string }; Returns: Json };
      post_birthday_wish: { Args: { p_artist_id?: string; p_body?: string }; Returns: Json };
      preview_event_cancellation: { Args: { p_event_id?: string }; Returns: Json };
      preview_event_change: {
        Args: {
          p_client_key?: string;
          p_event?: Json;
          p_event_id?: string;
          p_types?: Json;
          p_version?: number;
        };
        Returns: Json;
      };
      preview_venue_booking: {
        Args: {
          p_attendees?: number;
          p_end_at?: string;
          p_facilities?: Json;
          p_start_at?: string;
          p_venue_id?: string;
        };
        Returns: Json;
      };
      propose_amendment: {
        Args: {
          p_booking_id?: string;
          p_end_at?: string;
          p_note?: string;
          p_start_at?: string;
          p_total?: number;
        };
        Returns: Json;
      };
      prove_address: { Args: { p_token?: string }; Returns: Json };
      public_page_changes: {
        Args: { p_after_path?: string; p_limit?: number; p_since?: string };
        Returns: Json;
      };
      publish_ad_creative: {
        Args: { p_creative_id?: string; p_image_url?: string };
        Returns: Json;
      };
      put_in_cart: {
        Args: {
          p_item_type?: string;
          p_options?: Json;
          p_quantity?: number;
          p_ref_id?: string;
          p_sub_ref?: string;
        };
        Returns: Json;
      };
      quote_ad_product: {
        Args: {
          p_design_by?: string;
          p_product_id?: string;
          p_starts_on?: string;
          p_units?: number;
        };
        Returns: Json;
      };
      rate_answer: { Args: { p_answer?: string; p_helped?: boolean }; Returns: undefined };
      read_late_account: { Args: { p_id?: string }; Returns: Json };
      read_refund_account: { Args: { p_refund_id?: string }; Returns: Json };
      reason_templates: { Args: Record<PropertyKey, never>; Returns: Json };
      record_ad_event: {
        Args: { p_action?: string; p_ad_id?: string; p_session?: string };
        Returns: undefined;
      };
      record_engagement: {
        Args: {
          p_action?: string;
          p_entity_id?: string;
          p_entity_type?: string;
          p_session?: string;
        };
        Returns: undefined;
      };
      record_late_payment: { Args: { p_amount?: number; p_order_id?: string }; Returns: Json };
      record_overtime: { Args: { p_booking_id?: string; p_minutes?: number }; Returns: Json };
      record_payment_notice: {
        Args: {
          p_amount?: number;
          p_details?: Json;
          p_outcome?: string;
          p_provider?: string;
          p_provider_ref?: string;
          p_source?: string;
          p_trade_no?: string;
        };
        Returns: Json;
      };
      record_provider_refund: {
        Args: { p_error?: string; p_id?: string; p_outcome?: string; p_reference?: string };
        Returns: undefined;
      };
      refresh_calendar_source: { Args: { p_source_id?: string }; Returns: Json };
      refund_quote: { Args: { p_order_id?: string; p_ticket_ids?: string[] }; Returns: Json };
      register_for_event: {
        Args: {
          p_answers?: Json;
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
      reject_payment: { Args: { p_order_id?: string; p_reason?: string }; Returns: Json };
      remind_of_sale: {
        Args: { p_event_id?: string; p_is_on?: boolean; p_ticket_type_id?: string };
        Returns: Json;
      };
      remove_birthday_wish: { Args: { p_id?: string }; Returns: Json };
      remove_block: { Args: { p_block_id?: string }; Returns: Json };
      remove_calendar_source: { Args: { p_source_id?: string }; Returns: Json };
      remove_featured: { Args: { p_id?: string }; Returns: Json };
      remove_from_cart: { Args: { p_ids?: string[] }; Returns: Json };
      remove_gate: { Args: { p_gate_id?: string }; Returns: Json };
      remove_second_factor: { Args: { p_code?: string }; Returns: Json };
      remove_staff: { Args: { p_staff_id?: string }; Returns: Json };
      renew_push: {
        Args: {
          p_auth?: string;
          p_endpoint?: string;
          p_old_auth?: string;
          p_old_endpoint?: string;
          p_p256dh?: string;
        };
        Returns: Json;
      };
      renew_subscription: { Args: { p_plan_id?: string }; Returns: Json };
      reopen_contact_message: { Args: { p_message_id?: string }; Returns: Json };
      reorder_featured: { Args: { p_content_type?: string; p_ids?: string[] }; Returns: Json };
      reply_to_review: { Args: { p_reply?: string; p_review_id?: string }; Returns: Json };
      report_birthday_wish: { Args: { p_id?: string }; Returns: Json };
      report_content: {
        Args: { p_body?: string; p_entity_id?: string; p_entity_type?: string; p_kind?: string };
        Returns: Json;
      };
      report_fault: { Args: { p_report?: Json }; Returns: Json };
      report_spot: {
        Args: { p_kind?: string; p_note?: string; p_spot_id?: string };
        Returns: Json;
      };
      report_transfer: {
        Args: { p_last5?: string; p_order_id?: string; p_transfer_at?: string };
        Returns: Json;
      };
      report_vitals: { Args: { p_report?: Json }; Returns: Json };
      request_identity: { Args: { p_type?: string }; Returns: Json };
      request_performance: {
        Args: {
          p_audience_size?: number;
          p_budget_max?: number;
          p_budget_min?: number;
          p_contact_email?: string;
          p_contact_name?: string;
          p_contact_phone?: string;
          p_end_at?: string;
          p_event_id?: string;
          p_idempotency_key?: string;
          p_is_joint?: boolean;
          p_load_in_at?: string;
          p_location?: string;
          p_message?: string;
          p_performance_type?: string;
          p_performer_id?: string;
          p_requirements?: string;
          p_start_at?: string;
          p_venue_id?: string;
        };
        Returns: Json;
      };
      request_refund: {
        Args: {
          p_account_name?: string;
          p_account_no?: string;
          p_bank_code?: string;
          p_expected_amount?: number;
          p_order_id?: string;
          p_reason?: string;
          p_ticket_ids?: string[];
        };
        Returns: Json;
      };
      request_together: {
        Args: {
          p_attendees?: number;
          p_contact_email?: string;
          p_contact_name?: string;
          p_contact_phone?: string;
          p_end_at?: string;
          p_expected_totals?: Json;
          p_idempotency_key?: string;
          p_message?: string;
          p_performance_type?: string;
          p_performer_ids?: string[];
          p_purpose?: string;
          p_start_at?: string;
          p_venue_ids?: string[];
        };
        Returns: Json;
      };
      request_venue_booking: {
        Args: {
          p_attendees?: number;
          p_contact_email?: string;
          p_contact_name?: string;
          p_contact_phone?: string;
          p_end_at?: string;
          p_event_id?: string;
          p_expected_total?: number;
          p_facilities?: Json;
          p_idempotency_key?: string;
          p_is_demo?: boolean;
          p_is_joint?: boolean;
          p_message?: string;
          p_purpose?: string;
          p_start_at?: string;
          p_venue_id?: string;
        };
        Returns: Json;
      };
      reschedule_ad: { Args: { p_booking_id?: string; p_starts_on?: string }; Returns: Json };
      resend_mail: { Args: { p_id?: string }; Returns: Json };
      reset_second_factor: { Args: { p_reason?: string; p_user_id?: string }; Returns: Json };
      resolve_report: {
        Args: { p_note?: string; p_report_id?: string; p_status?: string; p_take_down?: boolean };
        Returns: Json;
      };
      restore_performer: {
        Args: { p_id?: string; p_reason?: string; p_version?: number };
        Returns: Json;
      };
      retry_my_mail: { Args: Record<PropertyKey, never>; Returns: Json };
      return_late_payment: { Args: { p_id?: string; p_transfer_ref?: string }; Returns: Json };
      review_event: {
        Args: { p_body?: string; p_event_id?: string; p_rating?: number };
        Returns: Json;
      };
      revoke_admin: { Args: { p_user_id?: string }; Returns: Json };
      revoke_admin_invitation: { Args: { p_invitation_id?: string }; Returns: Json };
      revoke_birthday_plan: { Args: { p_id?: string }; Returns: Json };
      revoke_calendar_feed: { Args: { p_id?: string; p_scope?: string }; Returns: Json };
      room_settings: { Args: { p_room?: string }; Returns: Json };
      save_attendee_notes: {
        Args: { p_admin_notes?: string; p_registration_id?: string; p_seen?: string };
        Returns: Json;
      };
      save_birthday_plan: {
        Args: {
          p_artist_id?: string;
          p_budget?: number;
          p_city?: string;
          p_code?: string;
          p_day?: string;
          p_expected_total?: number;
        };
        Returns: Json;
      };
      save_campaign: {
        Args: {
          p_artist_id?: string;
          p_description?: string;
          p_ends_at?: string;
          p_goal?: number;
          p_id?: string;
          p_idempotency_key?: string;
          p_image_url?: string;
          p_milestones?: Json;
          p_submit?: boolean;
          p_title?: string;
          p_updated_at?: string;
        };
        Returns: Json;
      };
      save_event: {
        Args: {
          p_agreed?: string[];
          p_client_key?: string;
          p_event?: Json;
          p_event_id?: string;
          p_version?: number;
        };
        Returns: Json;
      };
      save_gate: {
        Args: {
          p_allowed_types?: string[];
          p_closes_at?: string;
          p_event_id?: string;
          p_gate_id?: string;
          p_name?: string;
          p_opens_at?: string;
          p_updated_at?: string;
        };
        Returns: Json;
      };
      save_gig: {
        Args: { p_gig?: Json; p_id?: string; p_idempotency_key?: string; p_updated_at?: string };
        Returns: Json;
      };
      save_item: {
        Args: { p_entity_id?: string; p_entity_type?: string; p_saved?: boolean };
        Returns: Json;
      };
      save_performer: {
        Args: { p_id?: string; p_owner_email?: string; p_performer?: Json; p_version?: number };
        Returns: Json;
      };
      save_product: {
        Args: {
          p_category?: string;
          p_delivery?: string[];
          p_description?: string;
          p_family_id?: string;
          p_id?: string;
          p_image_url?: string;
          p_images?: Json;
          p_max_per_order?: number;
          p_name?: string;
          p_performer_id?: string;
          p_price?: number;
          p_shipping_fee?: number;
          p_stock?: number;
          p_variant?: string;
          p_version?: number;
        };
        Returns: Json;
      };
      save_reason_templates: { Args: { p_items?: Json }; Returns: Json };
      save_room_settings: {
        Args: { p_hidden?: string[]; p_room?: string; p_version?: number; p_views?: Json };
        Returns: Json;
      };
      save_spot_route: {
        Args: { p_day?: string; p_own_order?: boolean; p_spot_ids?: string[] };
        Returns: Json;
      };
      save_support_ad: {
        Args: {
          p_artist_id?: string;
          p_artwork_paths?: Json;
          p_city?: string;
          p_contact_name?: string;
          p_contact_phone?: string;
          p_design_by?: string;
          p_id?: string;
          p_idempotency_key?: string;
          p_message?: string;
          p_product_id?: string;
          p_starts_on?: string;
          p_station?: string;
          p_title?: string;
          p_units?: number;
          p_updated_at?: string;
        };
        Returns: Json;
      };
      save_support_spot: {
        Args: {
          p_address?: string;
          p_artist_id?: string;
          p_city?: string;
          p_closes?: string;
          p_description?: string;
          p_district?: string;
          p_ends_on?: string;
          p_event_id?: string;
          p_gift_note?: string;
          p_gift_status?: string;
          p_host_name?: string;
          p_host_url?: string;
          p_id?: string;
          p_idempotency_key?: string;
          p_image_url?: string;
          p_kind?: string;
          p_lat?: number;
          p_lng?: number;
          p_opens?: string;
          p_starts_on?: string;
          p_title?: string;
          p_updated_at?: string;
          p_venue_id?: string;
        };
        Returns: Json;
      };
      save_venue: {
        Args: { p_id?: string; p_owner_email?: string; p_venue?: Json; p_version?: number };
        Returns: Json;
      };
      save_venue_facilities: {
        Args: { p_facilities?: Json; p_venue_id?: string; p_version?: number };
        Returns: Json;
      };
      save_venue_rates: {
        Args: { p_rules?: Json; p_venue_id?: string; p_version?: number };
        Returns: Json;
      };
      save_website_banner: {
        Args: {
          p_banner_key?: string;
          p_banner_url?: string;
          p_display_order?: number;
          p_ends_at?: string;
          p_id?: string;
          p_is_active?: boolean;
          p_link?: string;
          p_media_type?: string;
          p_page?: string;
          p_starts_at?: string;
          p_subtitle?: string;
          p_title?: string;
          p_updated_at?: string;
          p_video_url?: string;
        };
        Returns: Json;
      };
      save_website_content: { Args: { p_seen?: Json; p_texts?: Json }; Returns: Json };
      save_website_image: {
        Args: {
          p_alt_text?: string;
          p_image_key?: string;
          p_image_url?: string;
          p_page?: string;
          p_section?: string;
        };
        Returns: Json;
      };
      search_events: {
        Args: {
          p_category?: string;
          p_city?: string;
          p_date_from?: string;
          p_date_to?: string;
          p_max_price?: number;
          p_page?: number;
          p_page_size?: number;
          p_query?: string;
          p_sort?: string;
          p_when?: string;
        };
        Returns: Json;
      };
      search_free_performers: {
        Args: {
          p_category?: string;
          p_city?: string;
          p_duration?: number;
          p_from?: string;
          p_max_fee?: number;
          p_page?: number;
          p_page_size?: number;
          p_sort?: string;
          p_to?: string;
        };
        Returns: Json;
      };
      search_free_venues: {
        Args: {
          p_amenities?: string;
          p_capacity?: number;
          p_city?: string;
          p_duration?: number;
          p_from?: string;
          p_max_price?: number;
          p_max_total?: number;
          p_page?: number;
          p_page_size?: number;
          p_query?: string;
          p_saved?: boolean;
          p_sort?: string;
          p_support_friendly?: boolean;
          p_to?: string;
          p_type?: string;
        };
        Returns: Json;
      };
      search_gigs: {
        Args: {
          p_category?: string;
          p_city?: string;
          p_min_budget?: number;
          p_page?: number;
          p_page_size?: number;
          p_query?: string;
          p_scope?: string;
          p_sort?: string;
        };
        Returns: Json;
      };
      search_performers: {
        Args: {
          p_category?: string;
          p_city?: string;
          p_fee_from?: number;
          p_fee_to?: number;
          p_free_on?: string;
          p_page?: number;
          p_page_size?: number;
          p_query?: string;
          p_sort?: string;
        };
        Returns: Json;
      };
      search_products: {
        Args: {
          p_category?: string;
          p_in_stock?: boolean;
          p_max_price?: number;
          p_page?: number;
          p_page_size?: number;
          p_performer_id?: string;
          p_query?: string;
          p_sort?: string;
        };
        Returns: Json;
      };
      search_suggestions: { Args: { p_query?: string }; Returns: Json };
      search_support_spots: {
        Args: {
          p_artist_id?: string;
          p_city?: string;
          p_date_from?: string;
          p_date_to?: string;
          p_east?: number;
          p_kind?: string;
          p_north?: number;
          p_page?: number;
          p_page_size?: number;
          p_query?: string;
          p_south?: number;
          p_west?: number;
        };
        Returns: Json;
      };
      search_venues: {
        Args: {
          p_amenities?: string;
          p_city?: string;
          p_max_price?: number;
          p_min_capacity?: number;
          p_page?: number;
          p_page_size?: number;
          p_query?: string;
          p_saved?: boolean;
          p_sort?: string;
          p_support_friendly?: boolean;
          p_type?: string;
        };
        Returns: Json;
      };
      seller_orders: {
        Args: {
          p_after?: string;
          p_event_id?: string;
          p_kind?: string;
          p_page?: number;
          p_page_size?: number;
          p_query?: string;
          p_seller_id?: string;
          p_seller_type?: string;
          p_tab?: string;
        };
        Returns: Json;
      };
      seller_settlement: {
        Args: { p_from?: string; p_seller_id?: string; p_seller_type?: string; p_until?: string };
        Returns: Json;
      };
      send_address_proof: { Args: Record<PropertyKey, never>; Returns: Json };
      send_booking_message: {
        Args: {
          p_attachments?: Json;
          p_body?: string;
          p_booking_id?: string;
          p_client_key?: string;
        };
        Returns: Json;
      };
      send_quote: {
        Args: {
          p_booking_id?: string;
          p_deposit?: number;
          p_lines?: Json;
          p_terms?: string;
          p_valid_until?: string;
        };
        Returns: Json;
      };
      set_account_active: { Args: { p_active?: boolean; p_user_id?: string }; Returns: Json };
      set_account_email: {
        Args: { p_email?: string; p_reason?: string; p_user_id?: string };
        Returns: Json;
      };
      set_admin_flags: {
        Args: {
          p_can_approve_posts?: boolean;
          p_can_manage_ads?: boolean;
          p_can_manage_events?: boolean;
          p_can_manage_performers?: boolean;
          p_can_manage_users?: boolean;
          p_can_manage_venues?: boolean;
          p_user_id?: string;
        };
        Returns: Json;
      };
      set_admin_role: { Args: { admin_email?: string; admin_role_value?: string }; Returns: Json };
      set_availability: {
        Args: {
          p_advance_booking_days?: number;
          p_buffer_after_minutes?: number;
          p_buffer_before_minutes?: number;
          p_id?: string;
          p_max_advance_days?: number;
          p_min_booking_hours?: number;
          p_open_days?: Json;
          p_opening_hours?: Json;
          p_slot_minutes?: number;
          p_type?: string;
          p_version?: number;
        };
        Returns: Json;
      };
      set_bank_account: {
        Args: {
          p_account_name?: string;
          p_account_no?: string;
          p_bank_code?: string;
          p_seller_id?: string;
          p_seller_type?: string;
        };
        Returns: Json;
      };
      set_banner_active: { Args: { p_id?: string; p_is_active?: boolean }; Returns: Json };
      set_exception: {
        Args: {
          p_day?: string;
          p_end?: string;
          p_id?: string;
          p_note?: string;
          p_remove?: boolean;
          p_start?: string;
          p_type?: string;
        };
        Returns: Json;
      };
      set_gig_status: { Args: { p_gig_id?: string; p_status?: string }; Returns: Json };
      set_holidays: {
        Args: {
          p_days?: string[];
          p_end?: string;
          p_id?: string;
          p_start?: string;
          p_type?: string;
        };
        Returns: Json;
      };
      set_identity_status: {
        Args: { p_reason?: string; p_status?: string; p_type?: string; p_user_id?: string };
        Returns: Json;
      };
      set_late_account: {
        Args: {
          p_account_name?: string;
          p_account_no?: string;
          p_bank_code?: string;
          p_id?: string;
        };
        Returns: Json;
      };
      set_measuring: { Args: { p_is_measured?: boolean }; Returns: Json };
      set_notification_setting: {
        Args: { p_channel?: string; p_is_on?: boolean; p_topic?: string };
        Returns: Json;
      };
      set_posting_permissions: {
        Args: {
          p_can_post_ads?: boolean;
          p_can_post_events?: boolean;
          p_can_post_performers?: boolean;
          p_can_post_venues?: boolean;
          p_user_id?: string;
        };
        Returns: Json;
      };
      set_preferences: {
        Args: { p_categories?: string[]; p_cities?: string[]; p_price_max?: number };
        Returns: Json;
      };
      set_refund_account: {
        Args: {
          p_account_name?: string;
          p_account_no?: string;
          p_bank_code?: string;
          p_refund_id?: string;
        };
        Returns: Json;
      };
      set_subscription_renewal: {
        Args: { p_auto_renew?: boolean; p_plan_id?: string };
        Returns: Json;
      };
      set_ticket_types: {
        Args: {
          p_agreed?: string[];
          p_client_key?: string;
          p_event_id?: string;
          p_types?: Json;
          p_version?: number;
        };
        Returns: Json;
      };
      set_user_role: { Args: { p_role?: string; p_user_id?: string }; Returns: Json };
      settle_account: { Args: { p_user_id?: string }; Returns: Json };
      settle_event: {
        Args: { p_event_id?: string; p_expected_net?: number; p_reference?: string };
        Returns: Json;
      };
      share_birthday_plan: { Args: { p_id?: string }; Returns: Json };
      shared_birthday_plan: { Args: { p_token?: string }; Returns: Json };
      site_counts: { Args: Record<PropertyKey, never>; Returns: Json };
      smart_matches: {
        Args: { p_limit?: number; p_performer_id?: string; p_venue_id?: string };
        Returns: Json;
      };
      start_payment: { Args: { p_method?: string; p_order_id?: string }; Returns: Json };
      submit_ad_creative: {
        Args: {
          p_advertisement_id?: string;
          p_bytes?: number;
          p_checksum?: string;
          p_file_path?: string;
          p_mime_type?: string;
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
      submit_event: { Args: { p_event_id?: string; p_version?: number }; Returns: Json };
      submit_support_ad: {
        Args: {
          p_expected_total?: number;
          p_has_portrait_consent?: boolean;
          p_id?: string;
          p_owns_artwork?: boolean;
        };
        Returns: Json;
      };
      submit_venue: { Args: { p_id?: string; p_version?: number }; Returns: Json };
      subscribe: {
        Args: {
          p_billing_cycle?: string;
          p_catalog_id?: string;
          p_idempotency_key?: string;
          p_invoice?: Json;
          p_performer_id?: string;
          p_venue_id?: string;
        };
        Returns: Json;
      };
      subscribe_to_push: {
        Args: { p_auth?: string; p_endpoint?: string; p_p256dh?: string };
        Returns: Json;
      };
      support_spots_by_id: { Args: { p_ids?: string[] }; Returns: Json };
      support_spots_on_map: {
        Args: {
          p_artist_id?: string;
          p_city?: string;
          p_date_from?: string;
          p_date_to?: string;
          p_east?: number;
          p_kind?: string;
          p_north?: number;
          p_query?: string;
          p_south?: number;
          p_west?: number;
        };
        Returns: Json;
      };
      switch_identity: { Args: { p_type?: string }; Returns: Json };
      take_back_payment: { Args: { p_order_id?: string; p_reason?: string }; Returns: Json };
      take_calendar_source: {
        Args: { p_entries?: Json; p_source_id?: string; p_unclear?: number; p_unread?: number };
        Returns: Json;
      };
      take_payments_to_check: { Args: { p_limit?: number }; Returns: Json };
      take_provider_refunds: { Args: { p_limit?: number }; Returns: Json };
      trends: {
        Args: {
          p_category?: string;
          p_entity_type?: string;
          p_page?: number;
          p_page_size?: number;
          p_period?: string;
        };
        Returns: Json;
      };
      undo_check_in: { Args: { p_reason?: string; p_ticket_id?: string }; Returns: Json };
      unsubscribe: { Args: { p_token?: string }; Returns: Json };
      unsubscribe_from_push: { Args: { p_endpoint?: string }; Returns: Json };
      upcoming_birthdays: { Args: { p_days?: number; p_limit?: number }; Returns: Json };
      update_featured: {
        Args: { p_ends_at?: string; p_id?: string; p_is_active?: boolean; p_starts_at?: string };
        Returns: Json;
      };
      update_my_profile: {
        Args: {
          p_avatar_url?: string;
          p_locale?: string;
          p_phone?: string;
          p_theme?: string;
          p_username?: string;
        };
        Returns: Json;
      };
      update_registration_answers: {
        Args: { p_answers?: Json; p_registration_id?: string };
        Returns: Json;
      };
      update_spot_gifts: {
        Args: { p_gift_note?: string; p_gift_status?: string; p_id?: string };
        Returns: Json;
      };
      validate_file_upload: {
        Args: { content_type?: string; file_name?: string; file_size?: number };
        Returns: Json;
      };
      venue_income: { Args: { p_months?: number; p_venue_id?: string }; Returns: Json };
      venue_occupancy: { Args: { p_ahead?: boolean; p_venue_id?: string }; Returns: Json };
      verify_second_factor: { Args: { p_code?: string }; Returns: Json };
      visit_spot: { Args: { p_spot_id?: string }; Returns: Json };
      website_page: { Args: { p_page?: string }; Returns: Json };
      withdraw_application: { Args: { p_application_id?: string }; Returns: Json };
      withdraw_closure: { Args: { p_id?: string }; Returns: Json };
      withdraw_event: { Args: { p_event_id?: string }; Returns: Json };
      withdraw_refund: { Args: { p_refund_id?: string }; Returns: Json };
      write_review: {
        Args: { p_body?: string; p_booking_id?: string; p_rating?: number };
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
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
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
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
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
    | keyof DefaultSchema['Enums']
    | { schema: keyof DatabaseWithoutInternals },
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
    | keyof DefaultSchema['CompositeTypes']
    | { schema: keyof DatabaseWithoutInternals },
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
