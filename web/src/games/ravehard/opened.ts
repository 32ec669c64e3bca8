/** What lies open over the table. */
export type Opened = 'notes' | 'flirt' | 'evidence' | 'trash' | 'tools';
