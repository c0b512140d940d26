import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { signInToApi, signUpToApi } from './api';
import { demoPeople, newPerson, type Person } from './people';

export interface OpenCampaign {
  id: string;
  title: string;
  /** Who began it, to sign in with. */
  owner: Person;
}

/** A campaign for 1,000, of an account of its own, that everybody can join. */
export async function openCampaign(request: APIRequestContext): Promise<OpenCampaign> {
  const owner = newPerson('應援會長');
  const api = await signUpToApi(request, owner);
  const admin = await signInToApi(request, demoPeople.admin);
  const title = `測試燈箱 ${randomUUID().slice(0, 6)}`;
  const { items } = await api.call<{ items: { id: string }[] }>('search_performers');
  const { id } = await api.call<{ id: string }>('save_campaign', {
    p_artist_id: items[0]?.id,
    p_title: title,
    p_description: '一起送一面燈箱。',
    p_goal: 1000,
    p_milestones: [],
    p_ends_at: new Date(Date.now() + 10 * 86_400_000).toISOString(),
    p_submit: true,
  });
  await admin.call('decide_campaign', { p_id: id, p_status: 'open' });
  return { id, title, owner };
}
