/** The player brought a file that should be a backup, to be looked at and merged. */
export class OpenBackupEvent extends Event {
  constructor(readonly file: File) {
    super('nt-open-backup', { bubbles: true, composed: true });
  }
}

/** The player wants everything erased, and is to be asked first. */
export class EraseEverythingEvent extends Event {
  constructor() {
    super('nt-erase-everything', { bubbles: true, composed: true });
  }
}

declare global {
  interface HTMLElementEventMap {
    'nt-erase-everything': EraseEverythingEvent;
    'nt-open-backup': OpenBackupEvent;
  }
}
