import Bowser from 'bowser'

/** What a browser is called, as people know it: `Chrome · Windows`; empty where its user agent does not say. */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return ''
  const { browser, os } = Bowser.parse(userAgent)
  return [browser.name, os.name].filter(Boolean).join(' · ')
}
