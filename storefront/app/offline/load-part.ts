/**
 * For `lazy`: loads a part of a page that travels by itself. Without a connection it waits for it, so
 * that the page stays where it is instead of giving way to an error.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (navigator.onLine) {
      throw error
    }
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
    return loadPart(load)
  }
}
