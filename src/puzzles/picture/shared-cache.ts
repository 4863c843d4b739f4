/** Takes out what another app has shared, which the service worker has kept until now (src/sw.ts). */
export async function takeShared(): Promise<{
  readonly files: readonly File[];
  readonly text: string;
}> {
  const files: File[] = [];
  const texts: string[] = [];
  const name = `shared-${new URL('.', location.href).href}`;
  // Pages without https have no caches, and browsers without storage refuse them.
  const isShared = async (): Promise<boolean> => 'caches' in globalThis && caches.has(name);
  if (!(await isShared().catch(() => false))) return { files, text: '' };
  const cache = await caches.open(name);
  for (const request of await cache.keys()) {
    const response = (await cache.match(request))!;
    if (!request.url.endsWith('-files')) texts.push(await response.text());
    else {
      const content = await response.blob();
      files.push(new File([content], 'shared', { type: content.type }));
    }
  }
  await caches.delete(name);
  return { files, text: texts.join('\n') };
}
