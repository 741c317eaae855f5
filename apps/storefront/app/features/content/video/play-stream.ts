const HLS_TYPE = 'application/vnd.apple.mpegurl'

/**
 * Gives a stream to a player. Browsers that play HLS themselves get its address; for the others the
 * library is loaded now. Returns what ends it; `onFail` is called when it cannot go on.
 */
export async function playStream(
  player: HTMLVideoElement,
  address: string,
  onFail: () => void,
): Promise<() => void> {
  if (player.canPlayType(HLS_TYPE) !== '') {
    player.src = address
    return () => {}
  }
  const { default: Hls } = await import('hls.js/light')
  if (!Hls.isSupported()) {
    onFail()
    return () => {}
  }
  // Without a worker: the page's policy allows no script from a blob.
  const stream = new Hls({ enableWorker: false, maxBufferLength: 20, capLevelToPlayerSize: true })
  stream.on(Hls.Events.ERROR, (_event, { fatal }) => {
    if (fatal) onFail()
  })
  stream.loadSource(address)
  stream.attachMedia(player)
  return () => stream.destroy()
}
