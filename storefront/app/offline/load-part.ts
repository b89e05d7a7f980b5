/** For `lazy`: offline, waits for the connection instead of failing the page. */
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
