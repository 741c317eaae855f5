const EXTENSIONS = {
  image: ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif', 'svg', 'bmp', 'heic'],
  video: ['mp4', 'webm', 'mov', 'm4v', 'avi', 'mkv'],
  audio: ['mp3', 'm4a', 'ogg', 'oga', 'wav', 'aac', 'opus'],
  pdf: ['pdf'],
  document: ['doc', 'docx', 'odt', 'rtf'],
  sheet: ['xls', 'xlsx', 'ods', 'csv'],
  slides: ['ppt', 'pptx', 'odp'],
  text: ['txt', 'md'],
  archive: ['zip', 'rar', '7z', 'gz', 'tar'],
} as const

type FileType = keyof typeof EXTENSIONS | 'unknown'

const TYPE_OF = new Map<string, FileType>()
for (const type of Object.keys(EXTENSIONS) as (keyof typeof EXTENSIONS)[])
  for (const extension of EXTENSIONS[type]) TYPE_OF.set(extension, type)

/** By the extension of a name, path or URL: enough for an icon, never for trust. */
export function fileType(name: string): FileType {
  const file = name.replace(/[?#].*$/s, '').replace(/^.*[/\\]/s, '')
  const dot = file.lastIndexOf('.')
  if (dot < 1) return 'unknown' // no extension, or a dot file
  return TYPE_OF.get(file.slice(dot + 1).toLowerCase()) ?? 'unknown'
}
