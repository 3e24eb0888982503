/** What is recorded of one window: its sound, and its picture under its name. */
export interface Source {
  readonly key: string
  readonly name: string
  readonly stream: MediaStream | null
  readonly hasPicture: boolean
}

const [width, height] = [1280, 720]

/** Pictures a second: faces and screens are followed, and an hour stays some hundred megabytes. */
const rate = 12

/** Where each of so many pictures has its place in the film: one whole, two side by side, up to six in rows of three. */
export function placesOf(count: number): readonly { x: number; y: number; width: number; height: number }[] {
  const columns = count <= 1 ? 1 : count <= 4 ? 2 : 3
  const rows = Math.max(1, Math.ceil(count / columns))
  return Array.from({ length: count }, (_, place) => ({
    ...{ x: (place % columns) * (width / columns), y: Math.floor(place / columns) * (height / rows) },
    ...{ width: width / columns, height: height / rows },
  }))
}

/** Mixes the sound and pictures of a room into one stream, for as long as it is recorded. */
export class Mixer {
  readonly stream: MediaStream
  readonly #canvas = document.createElement('canvas')
  readonly #context = new AudioContext()
  readonly #sound = this.#context.createMediaStreamDestination()
  readonly #videos = new Map<string, HTMLVideoElement>()
  readonly #voices = new Map<MediaStreamTrack, MediaStreamAudioSourceNode>()
  readonly #timer: ReturnType<typeof setInterval>
  #sources: readonly Source[] = []

  constructor() {
    this.#canvas.width = width
    this.#canvas.height = height
    this.#draw()
    const pictures = this.#canvas.captureStream(rate)
    this.stream = new MediaStream([...pictures.getVideoTracks(), ...this.#sound.stream.getAudioTracks()])
    this.#timer = setInterval(() => this.#draw(), 1_000 / rate)
  }

  /** Goes on with who is in the room now. */
  mix(sources: readonly Source[]): void {
    this.#sources = sources
    this.#mixPictures(sources)
    const tracks = new Set(sources.flatMap(({ stream }) => stream?.getAudioTracks() ?? []))
    for (const [track, voice] of this.#voices)
      if (!tracks.has(track)) {
        voice.disconnect()
        this.#voices.delete(track)
      }
    for (const track of tracks) {
      if (this.#voices.has(track)) continue
      const voice = this.#context.createMediaStreamSource(new MediaStream([track]))
      voice.connect(this.#sound)
      this.#voices.set(track, voice)
    }
  }

  end(): void {
    clearInterval(this.#timer)
    this.mix([])
    for (const track of this.stream.getTracks()) track.stop()
    void this.#context.close()
  }

  #mixPictures(sources: readonly Source[]): void {
    const there = new Set(sources.map(({ key }) => key))
    for (const [key, video] of this.#videos)
      if (!there.has(key)) {
        video.srcObject = null
        this.#videos.delete(key)
      }
    for (const { key, stream } of sources) {
      const video = this.#videos.get(key) ?? document.createElement('video')
      this.#videos.set(key, video)
      if (video.srcObject === stream) continue
      // Heard by its voice above; a picture that is not played stands still.
      video.muted = true
      video.srcObject = stream
      if (stream) void video.play().catch(() => undefined)
    }
  }

  #draw(): void {
    const canvas = this.#canvas.getContext('2d')
    if (!canvas) return
    canvas.fillStyle = '#22252b'
    canvas.fillRect(0, 0, width, height)
    const places = placesOf(this.#sources.length)
    for (const [index, { key, name, hasPicture }] of this.#sources.entries()) {
      const place = places[index]
      const video = this.#videos.get(key)
      if (!place) continue
      if (video && hasPicture && video.videoWidth > 0) drawWhole(canvas, video, place)
      canvas.fillStyle = '#ffffff'
      canvas.font = '24px sans-serif'
      canvas.fillText(name, place.x + 12, place.y + place.height - 16, place.width - 24)
    }
  }
}

/** Draws a picture as large as it is whole in its place. */
function drawWhole(
  canvas: CanvasRenderingContext2D,
  video: HTMLVideoElement,
  place: ReturnType<typeof placesOf>[number],
): void {
  const scale = Math.min(place.width / video.videoWidth, place.height / video.videoHeight)
  const [w, h] = [video.videoWidth * scale, video.videoHeight * scale]
  canvas.drawImage(video, place.x + (place.width - w) / 2, place.y + (place.height - h) / 2, w, h)
}
