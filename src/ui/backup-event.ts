/** The player brought a file that should be a backup, to be looked at and merged. */
export class OpenBackupEvent extends Event {
  constructor(readonly file: File) {
    super('nt-open-backup', { bubbles: true, composed: true });
  }
}

declare global {
  interface HTMLElementEventMap {
    'nt-open-backup': OpenBackupEvent;
  }
}
