const marker = 'bole.reloaded-for-chunks'

/**
 * After an update the pieces of an old page are gone from the server: loads the page anew, once, when one is missing.
 * Vite announces a failed load as an event of the window.
 */
export function reloadOnceWhenChunksAreGone(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (sessionStorage.getItem(marker)) return
    sessionStorage.setItem(marker, '1')
    event.preventDefault()
    location.reload()
  })
  window.addEventListener('load', () => setTimeout(() => sessionStorage.removeItem(marker), 10_000))
}
