/** What a window remembers of a room, so that a reload returns to it: whether it is on the stage, and with what. */
export interface KeptChoice {
  readonly isJoined: boolean
  readonly audio: boolean
  readonly video: boolean
  /** The devices that were chosen; empty: the browser's own choice. */
  readonly audioId: string
  readonly videoId: string
}

const nothing: KeptChoice = { isJoined: false, audio: false, video: false, audioId: '', videoId: '' }

const place = (room: string) => `bole-room-${room}`

/** What this window remembers of a room; nothing where it remembers nothing, or may not. */
export function keptChoice(room: string): KeptChoice {
  try {
    const kept: Partial<KeptChoice> = JSON.parse(sessionStorage.getItem(place(room)) ?? '{}')
    return { ...nothing, ...kept }
  } catch {
    return nothing
  }
}

/** Has this window remember it, where it may. */
export function keepChoice(room: string, choice: KeptChoice): void {
  try {
    sessionStorage.setItem(place(room), JSON.stringify(choice))
  } catch {
    // A browser that keeps nothing asks again after a reload.
  }
}
