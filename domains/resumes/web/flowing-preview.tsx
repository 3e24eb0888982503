import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './resume.module.css'

interface FlowingPreviewProps {
  readonly html: string
  readonly title: string
  /** The block to point out. */
  readonly block: number | null
}

const shared = `body { margin: 32px 40px; font: 14px/1.7 -apple-system, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif; color: #222; overflow-wrap: anywhere }
  table { border-collapse: collapse; max-width: 100% }
  @media (max-width: 500px) { body { margin: 16px } [data-page], [data-word] { zoom: 0.6 } }`

/** A page of the sender's brings a look of its own; to others we give one. */
const plain = `td, th { border: 1px solid #ddd; padding: 4px 8px; vertical-align: top; text-align: start }
  td[data-goes-on] { border-top: 0 } td > p { margin: 0 } [data-word] p { white-space: pre-wrap }
  [data-columns] { column-gap: 32px } [data-columns="2"] { columns: 2 } [data-columns="3"] { columns: 3 } [data-columns="4"] { columns: 4 }`

const pointedOut = `[data-on] { background: #d8e3f8; outline: 2px solid #3a68c6; border-radius: 2px }`

/** Whatever the sender's own style sheet says, nothing is loaded and nothing runs. */
const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`

function framed(html: string): string {
  const own = html.startsWith('<div data-page>') ? '' : plain
  return `${policy}<style>${shared} ${own} ${pointedOut}</style>${html}`
}

/** A flowing document in a frame where nothing can run and nothing is loaded. */
export function FlowingPreview({ html, title, block }: FlowingPreviewProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const body = frame.current?.contentDocument?.body
    if (!body || !isLoaded) return
    for (const marked of body.querySelectorAll('[data-on]')) marked.removeAttribute('data-on')
    const targets = block === null ? [] : [...body.querySelectorAll(`[data-block="${block}"]`)]
    for (const target of targets) target.setAttribute('data-on', '')
    targets[0]?.scrollIntoView({ block: 'nearest' })
  }, [block, isLoaded])
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={title}
      sandbox="allow-same-origin"
      srcDoc={framed(html)}
      onLoad={() => setLoaded(true)}
    />
  )
}
