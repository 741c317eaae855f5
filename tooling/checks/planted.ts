import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export async function plant(root: string, files: Record<string, string>): Promise<void> {
  for (const [place, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, place)), { recursive: true })
    await writeFile(join(root, place), text)
  }
}

/** Runs `look` on a temporary tree with these files and removes it. */
export async function withTree<T>(
  files: Record<string, string>,
  look: (root: string) => Promise<T>,
): Promise<T> {
  const root = await mkdtemp(join(tmpdir(), 'planted-'))
  try {
    await plant(root, files)
    return await look(root)
  } finally {
    await rm(root, { recursive: true })
  }
}
