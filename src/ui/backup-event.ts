/** The player wants a backup of everything. */
export class ExportBackupEvent extends Event {
  constructor() {
    super('nt-export-backup', { bubbles: true, composed: true });
  }
}

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
    'nt-export-backup': ExportBackupEvent;
    'nt-open-backup': OpenBackupEvent;
  }
}
