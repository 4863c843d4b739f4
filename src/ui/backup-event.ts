/** The player chose a file to import as a backup. */
export class OpenBackupEvent extends Event {
  constructor(readonly file: File) {
    super('nt-open-backup', { bubbles: true, composed: true });
  }
}

/** The player wants to erase all solutions; the listener asks for confirmation first. */
export class EraseSolutionsEvent extends Event {
  constructor() {
    super('nt-erase-solutions', { bubbles: true, composed: true });
  }
}

declare global {
  interface HTMLElementEventMap {
    'nt-erase-solutions': EraseSolutionsEvent;
    'nt-open-backup': OpenBackupEvent;
  }
}
