/** The first bytes of pictures that every browser decodes: PNG, JPEG, GIF, WebP. */
const COMMON = /^(\x89PNG|\xff\xd8\xff|GIF8|RIFF[^]{4}WEBP)/;
/** The first bytes of pictures that some browsers decode: HEIC and AVIF, BMP, TIFF. */
const OTHERS = /^([^]{4}ftyp|BM|II\*|MM\0)/;

/** Returns true if a file is a picture, by its first bytes or its type. */
export async function isPicture(file: Blob): Promise<boolean> {
  const head = await headOf(file);
  return file.type.startsWith('image/') || COMMON.test(head) || OTHERS.test(head);
}

/** Returns true if every browser decodes pictures of this type, so that one that is not decoded is damaged. */
export async function isCommon(file: Blob): Promise<boolean> {
  return COMMON.test(await headOf(file));
}

/** Returns the first bytes of a file, a sign each. */
async function headOf(file: Blob): Promise<string> {
  return String.fromCharCode(...new Uint8Array(await file.slice(0, 12).arrayBuffer()));
}
