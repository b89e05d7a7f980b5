/** A placeholder of the given size. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden className={`animate-pulse rounded-md bg-sunken ${className}`} />
}

export function PropertyCardSkeleton() {
  return (
    <div className="grid gap-3">
      <Skeleton className="aspect-4/3 rounded-lg" />
      <Skeleton className="h-4 w-1/2" />
      <Skeleton className="h-6 w-4/5" />
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="h-6 w-1/3" />
    </div>
  )
}
