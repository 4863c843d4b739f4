/** A `sessionStorage` for tests, empty at first. Like a browser's it has its keys as properties. */
export class FakeStorage {
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(Reflect.get(this, key)) : null;
  }

  setItem(key: string, text: string): void {
    Reflect.set(this, key, text);
  }

  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}
