/** The player brought a file that should be a backup, to be looked at and merged. */
export class OpenBackupEvent extends Event {
  constructor(readonly file: File) {
    super('nt-open-backup', { bubbles: true, composed: true });
  }
}

/** The player wants all solutions erased, and is to be asked first. */
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
