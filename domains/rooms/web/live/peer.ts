import type { RoomSignal } from '@bole/rooms/contract'
import { isToBeMadeAnew, qualityOf } from '../../model/connection-quality.ts'
import { Meter } from './meter.ts'

/** What this window sends. */
export interface Tracks {
  readonly sound: MediaStreamTrack | null
  readonly camera: MediaStreamTrack | null
  readonly screen: MediaStreamTrack | null
}

interface PeerParts {
  readonly makesOffer: boolean
  readonly iceServers: readonly RTCIceServer[]
  readonly tracks: () => Tracks
  readonly send: (kind: RoomSignal['kind'], content: object) => void
  readonly onChanged: () => void
}

interface Content {
  readonly session: string
  readonly sdp: string
  readonly address: RTCIceCandidateInit
}

/** What another window said, or null where it is nothing that one of ours says. */
function contentOf(text: string): Content | null {
  const said: Partial<Content> | null = JSON.parse(text)
  if (typeof said?.session !== 'string') return null
  return { session: said.session, sdp: String(said.sdp ?? ''), address: { ...said.address } }
}

/**
 * The connection with one other window. Sound, camera and screen have their places in it from the beginning, so that turning one on or off
 * needs no word between the two. Only one of the two makes offers; what fails is made anew by it, under a new name.
 */
export class Peer {
  picture = new MediaStream()
  screen = new MediaStream()
  quality = 6
  readonly #parts: PeerParts
  readonly #meter = new Meter()
  #pc: RTCPeerConnection | null = null
  #session = ''
  #since = performance.now()
  #early: RTCIceCandidateInit[] = []
  #turn: Promise<unknown> = Promise.resolve()

  constructor(parts: PeerParts) {
    this.#parts = parts
    if (parts.makesOffer) this.#inTurn(() => this.#offer())
  }

  get isConnected(): boolean {
    return this.#pc?.connectionState === 'connected'
  }

  /** What the other window said, in the order in which it came. */
  hear({ kind, content }: RoomSignal): void {
    this.#inTurn(async () => {
      const said = contentOf(content)
      if (!said) return
      if (kind === 'offer') await this.#answer(said)
      else if (said.session === this.#session) await this.#take(kind, said)
    })
  }

  /** Sends what this window has now in the places of what it had. */
  sendTracks(): void {
    this.#inTurn(() => this.#fill())
  }

  /** Once a second: measures the connection, and makes it anew where it has failed. */
  look(): void {
    this.#inTurn(async () => {
      const pc = this.#pc
      const isConnected = this.isConnected
      const measured = pc && isConnected ? await this.#meter.measure(pc) : { roundTrip: 0, lost: 0 }
      this.quality = qualityOf({ isConnected, ...measured })
      this.#parts.onChanged()
      const state = pc?.connectionState ?? 'new'
      if (this.#parts.makesOffer && isToBeMadeAnew(state, performance.now() - this.#since))
        await this.#offer()
    })
  }

  close(): void {
    this.#pc?.close()
    this.#pc = null
    this.#session = ''
  }

  /** One step after the other; a step that fails is followed by a new offer once its time is over. */
  #inTurn(step: () => Promise<unknown>): void {
    this.#turn = this.#turn.then(step).catch(() => undefined)
  }

  #begin(session: string): RTCPeerConnection {
    this.#pc?.close()
    const pc = new RTCPeerConnection({ iceServers: [...this.#parts.iceServers] })
    this.#pc = pc
    this.#session = session
    this.#since = performance.now()
    this.#early = []
    pc.onicecandidate = ({ candidate }) => {
      if (candidate) this.#parts.send('address', { session, address: candidate.toJSON() })
    }
    pc.onconnectionstatechange = () => {
      this.#since = performance.now()
      this.#parts.onChanged()
    }
    return pc
  }

  async #offer(): Promise<void> {
    const session = crypto.randomUUID()
    const pc = this.#begin(session)
    for (const kind of ['audio', 'video', 'video']) pc.addTransceiver(kind, { direction: 'sendrecv' })
    this.#show(pc)
    await this.#fill()
    await pc.setLocalDescription()
    this.#parts.send('offer', { session, sdp: pc.localDescription?.sdp })
  }

  async #answer({ session, sdp }: Content): Promise<void> {
    const pc = this.#begin(session)
    await pc.setRemoteDescription({ type: 'offer', sdp })
    for (const place of pc.getTransceivers()) place.direction = 'sendrecv'
    this.#show(pc)
    await this.#fill()
    await pc.setLocalDescription()
    this.#parts.send('answer', { session, sdp: pc.localDescription?.sdp })
  }

  async #take(kind: RoomSignal['kind'], { sdp, address }: Content): Promise<void> {
    const pc = this.#pc
    if (!pc) return
    if (kind === 'address') {
      if (pc.remoteDescription) await pc.addIceCandidate(address)
      else this.#early.push(address)
      return
    }
    if (pc.signalingState !== 'have-local-offer') return
    await pc.setRemoteDescription({ type: 'answer', sdp })
    for (const early of this.#early.splice(0)) await pc.addIceCandidate(early)
  }

  #show(pc: RTCPeerConnection): void {
    const [sound, camera, screen] = pc.getTransceivers().map(({ receiver }) => receiver.track)
    this.picture = new MediaStream([sound, camera].flatMap((track) => track ?? []))
    this.screen = new MediaStream(screen ? [screen] : [])
    this.#parts.onChanged()
  }

  async #fill(): Promise<void> {
    const { sound, camera, screen } = this.#parts.tracks()
    const places = this.#pc?.getTransceivers() ?? []
    await Promise.all(
      [sound, camera, screen].map(async (track, place) => {
        await places[place]?.sender.replaceTrack(track)
      }),
    )
  }
}
