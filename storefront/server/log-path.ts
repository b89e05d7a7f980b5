/** As long as the shortest token of a mailed link; no word of our addresses is. */
const TOKEN = /[\w-]{24,}/g

/** The path of an address for a log line: without its query and without what may be a mailed link's token. */
export const logPath = (url = '') => url.split('?')[0].replace(TOKEN, '…')
