import { levelOf } from '../../model/talking.ts'

/** Milliseconds between two measures. */
const every = 100

/** Measures how loud a microphone is, from 0 to 100, several times a second; ended by what it answers. */
export function listenTo(track: MediaStreamTrack, onLevel: (level: number) => void): () => void {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 1024
  context.createMediaStreamSource(new MediaStream([track])).connect(analyser)
  const samples = new Uint8Array(analyser.fftSize)
  // After a reload a browser measures only once somebody has touched the page.
  const wake = () => void context.resume()
  document.addEventListener('pointerdown', wake)
  const timer = setInterval(() => {
    analyser.getByteTimeDomainData(samples)
    onLevel(levelOf(samples))
  }, every)
  return () => {
    clearInterval(timer)
    document.removeEventListener('pointerdown', wake)
    void context.close()
  }
}
