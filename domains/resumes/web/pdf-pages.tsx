import { Alert, Skeleton } from 'antd'
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist'
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './resume.module.css'
import { useTexts } from './texts/index.ts'

GlobalWorkerOptions.workerSrc = workerAddress

interface PdfPagesProps {
  readonly address: string
  readonly marksOn: (page: number) => ReactNode
}

/** A PDF drawn page by page, each with its marks; pages are drawn as they come into view. */
export default function PdfPages({ address, marksOn }: PdfPagesProps): ReactNode {
  const t = useTexts()
  const [file, setFile] = useState<PDFDocumentProxy | null>(null)
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    const task = getDocument({ url: address })
    task.promise.then(setFile, () => setBroken(true))
    return () => void task.destroy()
  }, [address])
  if (isBroken) return <Alert banner type="warning" title={t('original.notShown')} />
  if (!file) return <Skeleton active className={styles.padded ?? ''} />
  return Array.from({ length: Math.min(file.numPages, 50) }, (_, index) => (
    <PdfPage key={index} file={file} number={index + 1} marks={marksOn(index + 1)} />
  ))
}

/** Height by width of the usual paper, until the page is known. */
const a4 = 297 / 210

interface PdfPageProps {
  readonly file: PDFDocumentProxy
  readonly number: number
  readonly marks: ReactNode
}

function PdfPage({ file, number, marks }: PdfPageProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [ratio, setRatio] = useState(a4)
  useEffect(() => {
    const target = canvas.current
    if (!target) return
    let stop = (): void => undefined
    const draw = async () => {
      const page = await file.getPage(number)
      const natural = page.getViewport({ scale: 1 })
      setRatio(natural.height / natural.width)
      const width = (target.parentElement?.clientWidth ?? 700) * Math.min(devicePixelRatio, 2)
      const viewport = page.getViewport({ scale: width / natural.width })
      target.width = viewport.width
      target.height = viewport.height
      const task = page.render({ canvas: target, viewport })
      stop = () => task.cancel()
      // A page that left the screen while it was drawn is drawn again when it comes back.
      await task.promise.catch(() => undefined)
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        void draw()
      },
      { rootMargin: '600px' },
    )
    observer.observe(target)
    return () => {
      observer.disconnect()
      stop()
    }
  }, [file, number])
  return (
    <div className={styles.sheet} style={{ '--ratio': 1 / ratio }}>
      <canvas ref={canvas} />
      {marks}
    </div>
  )
}
