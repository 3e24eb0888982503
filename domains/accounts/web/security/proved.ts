const channelName = 'bole.proof'

/** Tells the other windows that whoever sits here proved who they are. */
export function tellProved(): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage('proved')
  channel.close()
}

/** Calls `then` when it was proved in another window; answers what ends the listening. */
export function onProved(then: () => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = then
  return () => channel.close()
}
