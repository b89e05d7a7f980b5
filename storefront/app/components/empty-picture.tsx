/** The placeholder for missing pictures. */
export function EmptyPicture({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      className={`size-full bg-sunken ${className}`}
    >
      <circle cx="268" cy="120" r="44" fill="var(--sun-wash)" />
      <path d="M0 214q100-46 210-18t190-16v120H0z" fill="var(--acacia-wash)" />
      <path
        d="M134 206v-44l52-40 52 40v44zM172 206v-30h28v30"
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
    </svg>
  )
}
