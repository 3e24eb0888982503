import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'

interface ScrollBarProps {
  /** What scrolls, somewhere in it. */
  readonly frame: RefObject<HTMLElement | null>
}

const rowsIn = (frame: ScrollBarProps['frame']) =>
  frame.current?.querySelector<HTMLElement>('.ant-table-content') ?? null

/**
 * A list's own horizontal bar. It stays at the bottom of the window while the end of the rows is out of sight, as columns beneath the
 * actions would else be found only by whoever scrolls down to it. For pointers alone: keyboards scroll the rows themselves.
 */
export function ScrollBar({ frame }: ScrollBarProps): ReactNode {
  const bar = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const scrolled = rowsIn(frame)
    const inner = scrolled?.firstElementChild
    if (!scrolled || !inner) return
    const measure = () => setWidth(scrolled.scrollWidth > scrolled.clientWidth ? scrolled.scrollWidth : 0)
    const follow = () => {
      if (bar.current) bar.current.scrollLeft = scrolled.scrollLeft
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(scrolled)
    observer.observe(inner)
    scrolled.addEventListener('scroll', follow)
    return () => {
      observer.disconnect()
      scrolled.removeEventListener('scroll', follow)
    }
  }, [frame])
  return (
    <div
      ref={bar}
      data-scroll-bar
      style={{ overflowX: 'auto', background: 'var(--ant-color-bg-container)' }}
      hidden={width === 0}
      aria-hidden
      tabIndex={-1}
      onScroll={({ currentTarget }) => {
        const scrolled = rowsIn(frame)
        if (scrolled) scrolled.scrollLeft = currentTarget.scrollLeft
      }}
    >
      <div style={{ width, height: 1 }} />
    </div>
  )
}
