// The calls that keep order among strangers: reports, and what admins see and do.
import type {
  AccountList,
  AdminLog,
  AdminOverview,
  HouseRules,
  Measure,
  PersonFile,
  Reports,
  ReportWish,
  SanctionKind,
  Tables,
  Verdict,
} from '../protocol';
import { call, json } from './api';

const word = encodeURIComponent;
const onPerson = (user: string, what: string, body: unknown): Promise<Response> =>
  call('POST', `/admin/people/${word(user)}/${what}`, body);

export const report = (wish: ReportWish): Promise<Response> => call('POST', '/reports', wish);
export const warningRead = (): Promise<Response> => call('POST', '/me/warning', {});

export const getOverview = (): Promise<AdminOverview> => json('GET', '/admin');
export const getReports = (decided: boolean): Promise<Reports> =>
  json('GET', `/admin/reports${decided ? '?state=decided' : ''}`);
export const decide = (id: string, verdict: Verdict): Promise<Response> =>
  call('POST', `/admin/reports/${word(id)}`, verdict);
export const getAccounts = (q: string, admins: boolean, after: string): Promise<AccountList> =>
  json('GET', `/admin/people?q=${word(q)}&admins=${admins}&after=${word(after)}`);
export const getPerson = (user: string): Promise<PersonFile> =>
  json('GET', `/admin/people/${word(user)}`);
export const takeMeasure = (user: string, measure: Measure): Promise<Response> =>
  onPerson(user, 'measures', measure);
export const lift = (user: string, kind: SanctionKind): Promise<Response> =>
  onPerson(user, 'lifted', { kind });
export const appoint = (user: string, admin: boolean): Promise<Response> =>
  onPerson(user, 'appointment', { admin });
export const getAllTables = (q: string, before: string): Promise<Tables> =>
  json('GET', `/admin/tables?q=${word(q)}&before=${word(before)}`);
export const closeTable = (table: string, reason: string): Promise<Response> =>
  call('POST', `/admin/tables/${word(table)}/close`, { reason });
export const setRules = (rules: HouseRules): Promise<Response> =>
  call('POST', '/admin/rules', rules);
export const getAdminLog = (before: number | null): Promise<AdminLog> =>
  json('GET', `/admin/log${before === null ? '' : `?before=${before}`}`);
