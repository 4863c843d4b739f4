/** The player wants a backup of everything. */
export class ExportBackupEvent extends Event {
  constructor() {
    super('nt-export-backup', { bubbles: true, composed: true });
  }
}

declare global {
  interface HTMLElementEventMap {
    'nt-export-backup': ExportBackupEvent;
  }
}
