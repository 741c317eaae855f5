import { useEffect, useRef, useState } from 'react'
import { playStream } from './play-stream.ts'

type Standing = 'idle' | 'playing' | 'paused' | 'failed'

/** The state of a player, and what its buttons do. The stream is loaded at the first start. */
export function usePlayer(address: string) {
  const player = useRef<HTMLVideoElement>(null)
  const started = useRef<Promise<() => void>>(undefined)
  const [standing, setStanding] = useState<Standing>('idle')
  const [seconds, setSeconds] = useState(0)
  const [speed, setSpeed] = useState(1)

  useEffect(
    () => () => {
      void started.current?.then((stop) => stop())
      started.current = undefined
    },
    [],
  )

  const fail = () => {
    started.current = undefined
    setStanding('failed')
  }

  const play = async () => {
    const video = player.current
    if (!video) return
    setStanding('playing')
    started.current ??= playStream(video, address, fail)
    try {
      await started.current
      await video.play()
    } catch (err) {
      // A pause while it starts is no failure.
      if (!(err instanceof DOMException && err.name === 'AbortError')) fail()
    }
  }

  const toggle = () => {
    if (player.current && !player.current.paused) player.current.pause()
    else void play()
  }

  const seek = async (to: number) => {
    setSeconds(to)
    if (!started.current) await play()
    if (player.current) player.current.currentTime = to
  }

  const changeSpeed = (to: number) => {
    setSpeed(to)
    if (player.current) player.current.playbackRate = to
  }

  const events = {
    onPlay: () => setStanding('playing'),
    onPause: () => setStanding('paused'),
    onTimeUpdate: (event: { currentTarget: HTMLVideoElement }) =>
      setSeconds(event.currentTarget.currentTime),
  }
  return { ref: player, player: { standing, seconds, speed, toggle, seek, changeSpeed, events } }
}

export type Player = ReturnType<typeof usePlayer>['player']
