import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import type { SayStage, StageButton } from './stage-parts.ts'

interface PictureProps {
  readonly name: string
  /** What is beneath the name: muted, a poor connection. */
  readonly remarks: readonly string[]
  readonly stream: MediaStream | null
  /** Whether the stream has a picture; its sound is heard anyway. */
  readonly hasPicture: boolean
  readonly isOwn?: boolean
  readonly isTalking?: boolean
  /** A shared screen is shown whole, a face fills its place. */
  readonly isWhole?: boolean
  readonly say: SayStage
  readonly Button: StageButton
}

const frame: CSSProperties = {
  position: 'relative',
  margin: 0,
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: 8,
  background: '#22252b',
  color: '#fff',
}
const fill: CSSProperties = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' }
const middle: CSSProperties = { ...fill, display: 'grid', placeItems: 'center', fontSize: 40 }
const below: CSSProperties = {
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  padding: '4px 8px',
  background: 'rgb(0 0 0 / 65%)',
  overflowWrap: 'anywhere',
}

/** One window of the stage: its picture, or the first sign of the name where it sends none, with the name and a ring while they talk. */
export function Picture(props: PictureProps): ReactNode {
  const { name, remarks, stream, hasPicture, isOwn = false, isTalking = false, isWhole = false } = props
  const { say, Button } = props
  const video = useRef<HTMLVideoElement>(null)
  const [isSilenced, setSilenced] = useState(false)
  const play = () =>
    void video.current?.play().then(
      () => setSilenced(false),
      // A browser plays no sound before somebody has touched the page.
      (error: unknown) => setSilenced(error instanceof Error && error.name === 'NotAllowedError'),
    )
  useEffect(() => {
    const element = video.current
    if (!element || element.srcObject === stream) return
    element.srcObject = stream
    if (stream)
      element.play().catch((error: unknown) => {
        setSilenced(error instanceof Error && error.name === 'NotAllowedError')
      })
  }, [stream])
  return (
    <figure style={{ ...frame, outline: isTalking ? '3px solid #52c41a' : 'none', outlineOffset: -3 }}>
      <video
        ref={video}
        aria-label={isWhole ? name : say('pictureOf', { name })}
        autoPlay
        playsInline
        muted={isOwn}
        style={{
          ...fill,
          objectFit: isWhole ? 'contain' : 'cover',
          transform: isOwn && !isWhole ? 'scaleX(-1)' : 'none',
          visibility: hasPicture ? 'visible' : 'hidden',
        }}
      />
      {!hasPicture && (
        <span aria-hidden="true" style={middle}>
          {[...name][0]}
        </span>
      )}
      {isSilenced && (
        <span style={middle}>
          <Button isMain onClick={play}>
            {say('playSound')}
          </Button>
        </span>
      )}
      <figcaption style={below}>{[name, ...remarks].join(' · ')}</figcaption>
    </figure>
  )
}
