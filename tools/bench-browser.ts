import '../bench/browser.ts'
