// The dialogs and tabs of the table page.

export type Sheet = 'menu' | 'reference' | 'actions' | 'keys' | 'settings' | 'resign' | 'end';

export type PhoneTab = 'board' | 'market' | 'players' | 'log';

/** The tabs beside the board; `market` and `players` only where there is no room for them. */
export type SideTab = 'market' | 'players' | 'log' | 'chat' | 'actions';
