interface Invitation {
  importId: string
  upload: { url: string; headers: Record<string, string> }
}

/** Sends a file to the object store; null when it did not arrive. */
export async function sendFile(
  file: File,
  { importId, upload: { url, headers } }: Invitation,
): Promise<string | null> {
  const reply = await fetch(url, { method: 'PUT', headers, body: file }).catch(() => null)
  return reply?.ok ? importId : null
}
