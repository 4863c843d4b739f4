/** The first bytes of pictures that every browser decodes: PNG, JPEG, GIF, WebP. */
const COMMON = /^(\x89PNG|\xff\xd8\xff|GIF8|RIFF[^]{4}WEBP)/;
/** The first bytes of pictures that some browsers decode: HEIC and AVIF, BMP, TIFF. */
const OTHERS = /^([^]{4}ftyp|BM|II\*|MM\0)/;

/** Returns true if a file is a picture, by its first bytes or its type. */
export async function isPicture(file: Blob): Promise<boolean> {
  const head = await headOf(file);
  if (file.type.startsWith('image/') || COMMON.test(head)) return true;
  // Letters may begin as a bitmap does.
  return OTHERS.test(head) && !file.type.startsWith('text/');
}

/** Returns true if a picture is damaged when a browser does not decode it: it is empty, or of a type that all decode. */
export async function isCommon(file: Blob): Promise<boolean> {
  return file.size === 0 || COMMON.test(await headOf(file));
}

/** Returns the first bytes of a file, a sign each. */
async function headOf(file: Blob): Promise<string> {
  return String.fromCharCode(...new Uint8Array(await file.slice(0, 12).arrayBuffer()));
}
