let typed = false

const remember = () => {
  typed = true
}

if (typeof document !== 'undefined') {
  document.addEventListener('input', remember, true)
}

/** Whether loading the page anew would lose something: a word, a star, a choice. */
export const hasTyped = () => typed

/** Another page has taken the place of the one that was typed into. */
export const clearTyping = () => {
  typed = false
}
