import { useState } from 'react'
import { useTexts } from '../texts/index.ts'

/** Copies a link, or hands it to the phone's own way of sharing where there is one. */
export function ShareLink({
  link,
  title,
  label,
}: {
  readonly link: string
  readonly title: string
  readonly label: string
}) {
  const { text } = useTexts()
  const [isCopied, setIsCopied] = useState(false)
  const share = async () => {
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      // Closing the phone's sheet is no failure.
      await navigator.share({ title, url: link }).catch(() => undefined)
      return
    }
    setIsCopied(await copy(link))
  }
  return (
    <>
      <button type="button" onClick={() => void share()}>
        {label}
      </button>
      <span role="status" className="quiet">
        {isCopied ? text('copied') : ''}
      </span>
    </>
  )
}

/** Pages served without TLS have no clipboard: there the old way still works. */
async function copy(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link)
    return true
  } catch {
    const field = document.createElement('textarea')
    field.value = link
    document.body.append(field)
    field.select()
    const isDone = document.execCommand('copy')
    field.remove()
    return isDone
  }
}
