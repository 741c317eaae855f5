import { type RefObject, useEffect, useState } from 'react'

/** What the chosen track says now. The page shows it itself, so the browser's own display is off. */
export function useCaptions(
  player: RefObject<HTMLVideoElement | null>,
  language: string | null,
): string {
  const [text, setText] = useState('')
  useEffect(() => {
    const tracks = [...(player.current?.textTracks ?? [])]
    const chosen = tracks.find(({ id }) => id === language)
    for (const track of tracks) track.mode = track === chosen ? 'hidden' : 'disabled'
    const show = () => {
      const cues = [...(chosen?.activeCues ?? [])]
      setText(cues.map((cue) => (cue as VTTCue).text).join('\n'))
    }
    show()
    chosen?.addEventListener('cuechange', show)
    return () => chosen?.removeEventListener('cuechange', show)
  }, [player, language])
  return text
}
