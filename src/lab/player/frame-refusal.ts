/** Returns true if the response with these headers is shown in no frame of another page. */
export function refusesFrames(headers: Headers): boolean {
  const policy = headers.get('Content-Security-Policy') ?? '';
  // A policy that names pages counts before the older header.
  const [, ancestors] = /frame-ancestors\s+([^;,]*)/.exec(policy) ?? [];
  if (ancestors !== undefined) return /^'(?:none|self)'\s*$/.test(ancestors);
  return headers.has('X-Frame-Options');
}

/** Asks the host of the game, which may not answer. */
export async function isFrameRefused(): Promise<boolean> {
  const response = await fetch('./', { method: 'HEAD' }).catch(() => undefined);
  return response !== undefined && refusesFrames(response.headers);
}
