import type { Room, RoomSignal } from '@bole/rooms/contract'
import { worstOf } from '../../model/connection-quality.ts'
import type { StagePeer } from '../../model/stage.ts'
import { Peer, type Tracks } from './peer.ts'
import { Post } from './post.ts'

/** What this window has of another one. */
export interface PeerView {
  readonly connection: string
  /** Their sound and camera. */
  readonly picture: MediaStream
  readonly screen: MediaStream
  readonly quality: number
}

const none: readonly PeerView[] = []
const nothing: Tracks = { sound: null, camera: null, screen: null }

/** The connections of this window with each other one on the stage. */
export class Mesh {
  readonly post = new Post()
  readonly #peers = new Map<string, Peer>()
  readonly #listeners = new Set<() => void>()
  #tracks = nothing
  #views = none
  #timer: ReturnType<typeof setInterval> | undefined

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
  readonly views = (): readonly PeerView[] => this.#views

  get quality(): number {
    return worstOf(this.#views.map(({ quality }) => quality))
  }

  /** Somebody is not connected yet: what the windows have to say to each other should not wait. */
  get isSettingUp(): boolean {
    return [...this.#peers.values()].some(({ isConnected }) => !isConnected)
  }

  /** Connects with who has come, and lets go of who is gone. */
  meet(wanted: readonly StagePeer[], iceServers: Room['ice_servers']): void {
    const there = new Set(wanted.map(({ connection }) => connection))
    const before = [...this.#peers.values()]
    for (const [connection, peer] of this.#peers) {
      if (there.has(connection)) continue
      peer.close()
      this.#peers.delete(connection)
    }
    for (const { connection, makesOffer } of wanted) {
      if (this.#peers.has(connection)) continue
      const peer = new Peer({
        ...{ makesOffer, iceServers, tracks: () => this.#tracks },
        send: (kind, content) => this.post.put(connection, kind, content),
        onChanged: () => this.#changed(),
      })
      this.#peers.set(connection, peer)
    }
    const now = [...this.#peers.values()]
    if (now.length === before.length && now.every((peer) => before.includes(peer))) return
    clearInterval(this.#timer)
    if (now.length > 0) this.#timer = setInterval(() => this.#look(), 1_000)
    this.#changed()
  }

  /** What other windows said; of one that is not met, nothing. */
  hear(signals: readonly RoomSignal[]): void {
    for (const signal of signals) this.#peers.get(signal.from)?.hear(signal)
  }

  sendTracks(tracks: Tracks): void {
    this.#tracks = tracks
    for (const peer of this.#peers.values()) peer.sendTracks()
  }

  close(): void {
    this.meet([], [])
  }

  #look(): void {
    for (const peer of this.#peers.values()) peer.look()
  }

  #changed(): void {
    this.#views = [...this.#peers].map(([connection, { picture, screen, quality }]) => ({
      ...{ connection, picture, screen, quality },
    }))
    for (const listener of this.#listeners) listener()
  }
}
