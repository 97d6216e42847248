// The part of the server's interface that is about notices.
import type { NewHook, NoticeSettings, NoticeWishes, PushSubscription } from '../protocol';
import { call, json } from './api';

const word = encodeURIComponent;

export const getNotices = (): Promise<NoticeSettings> => json('GET', '/notices');
export const changeNotices = (wishes: NoticeWishes): Promise<NoticeSettings> =>
  json('PATCH', '/notices', wishes);
export const addBrowser = (browser: PushSubscription): Promise<NoticeSettings> =>
  json('POST', '/notices/push', browser);
export const addHook = (url: string): Promise<NewHook> => json('POST', '/notices/hooks', { url });
export const renewFeed = (): Promise<NoticeSettings> => json('POST', '/notices/feed', {});
export const askMailbox = (): Promise<NoticeSettings> => json('POST', '/notices/mail', {});
export const sendTest = (): Promise<NoticeSettings> => json('POST', '/notices/test', {});
export const dropWay = (id: string): Promise<NoticeSettings> =>
  json('DELETE', `/notices/ways/${word(id)}`);
export const confirmMailbox = (code: string): Promise<Response> =>
  call('POST', '/mail/confirm', { code });
export const stopMail = (code: string): Promise<Response> =>
  call('POST', `/mail/stop/${word(code)}`, {});
