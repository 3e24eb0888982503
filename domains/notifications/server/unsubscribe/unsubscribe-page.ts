import { unsubscribeWords } from '@bole/notifications/contract'
import type { Language } from '@bole/platform/contract'

/** Whether somebody is asked, has just left, wants messages again, or came with a link that leads nowhere. */
export type UnsubscribeState = 'asked' | 'stopped' | 'resumed' | 'unknown'

const button = (action: string, words: string) =>
  `<form method="post" action="${action}"><button type="submit">${words}</button></form>`

/** A page that any mail program's browser shows, without scripts: what is asked, and one button. */
export function unsubscribePage(language: Language, state: UnsubscribeState): string {
  const words = unsubscribeWords[language]
  const said = { asked: words.ask, stopped: words.stopped, resumed: words.resumed, unknown: words.unknown }[
    state
  ]
  const offered = {
    asked: button('', words.stop),
    stopped: button('?again=1', words.again),
    resumed: '',
    unknown: '',
  }
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.title}</title>
<style>
body { font: 16px/1.6 system-ui, sans-serif; color: #1f1f1f; background: #f5f5f5; margin: 0; display: grid; min-height: 100vh; place-items: center }
main { background: #fff; border-radius: 8px; padding: 32px; margin: 16px; max-width: 440px; box-shadow: 0 1px 4px rgb(0 0 0 / 12%) }
h1 { font-size: 22px; margin: 0 0 12px }
button { font: inherit; padding: 10px 20px; border: 0; border-radius: 6px; background: #1668dc; color: #fff; cursor: pointer }
button:focus-visible { outline: 3px solid #91caff }
</style>
</head>
<body><main><h1>${words.title}</h1><p role="status">${said}</p>${offered[state]}</main></body>
</html>
`
}
