import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './resume.module.css'

interface FlowingPreviewProps {
  readonly html: string
  readonly title: string
  /** The block to point out. */
  readonly block: number | null
}

const look = `<style>
  body { margin: 32px 40px; font: 14px/1.7 -apple-system, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif; color: #222; overflow-wrap: anywhere }
  table { border-collapse: collapse; width: 100% } td, th { border: 1px solid #ddd; padding: 4px 8px; vertical-align: top }
  [data-on] { background: #d8e3f8; outline: 2px solid #3a68c6; border-radius: 2px }
</style>`

/** A flowing document's text in a frame where nothing can run. */
export function FlowingPreview({ html, title, block }: FlowingPreviewProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const body = frame.current?.contentDocument?.body
    if (!body || !isLoaded) return
    for (const marked of body.querySelectorAll('[data-on]')) marked.removeAttribute('data-on')
    const target = block === null ? null : body.querySelector(`[data-block="${block}"]`)
    target?.setAttribute('data-on', '')
    target?.scrollIntoView({ block: 'nearest' })
  }, [block, isLoaded])
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={title}
      sandbox="allow-same-origin"
      srcDoc={look + html}
      onLoad={() => setLoaded(true)}
    />
  )
}
