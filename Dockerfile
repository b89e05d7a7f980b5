# syntax=docker/dockerfile:1
#
# One image with the API, its worker and the front door. docker-compose.yml starts each in a container of its own, alone it runs them together,
# as `npm start -- --built` does: docs/operations.md, Containers.

FROM node:24-trixie AS sources
WORKDIR /makao
COPY package.json package-lock.json ./
COPY api/package.json api/
COPY backoffice/package.json backoffice/
COPY demo/package.json demo/
COPY e2e/package.json e2e/
COPY packages/openapi/package.json packages/openapi/
COPY packages/shared/package.json packages/shared/
COPY storefront/package.json storefront/

# What runs: nothing that only builds or tests, nor the back office's packages, which are in its build.
FROM sources AS packages
RUN npm ci --omit=dev --workspace=api --workspace=storefront --no-audit --no-fund

FROM sources AS build
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:24-trixie-slim AS product
# By which `npm run backup` and `restore` copy a PostgreSQL: as new as that of docker-compose.yml, which this Debian brings.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends postgresql-client-17 \
  && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production HOST=0.0.0.0 STORAGE_PATH=/data \
  npm_config_cache=/tmp/npm npm_config_update_notifier=false
ENV PATH=/usr/lib/postgresql/17/bin:$PATH
WORKDIR /makao
RUN mkdir /data && chown node:node /data
COPY --from=packages /makao ./
COPY --from=build /makao/scripts scripts
COPY --from=build /makao/packages/shared packages/shared
COPY --from=build /makao/api/build api/build
COPY --from=build /makao/backoffice/dist backoffice/dist
COPY --from=build /makao/storefront/build storefront/build
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s --interval=15s --timeout=5s \
  CMD ["node", "/makao/scripts/healthy.mjs", "http://127.0.0.1:3000/api/v1/health"]
CMD ["node", "scripts/start.mjs", "--built"]

# The same with the sources and the demo's pictures, which only fill an empty database: docker-compose.yml.
FROM build AS demo
RUN apt-get update \
  && apt-get install --yes --no-install-recommends postgresql-client-17 \
  && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production HOST=0.0.0.0 STORAGE_PATH=/data \
  npm_config_cache=/tmp/npm npm_config_update_notifier=false
ENV PATH=/usr/lib/postgresql/17/bin:$PATH
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=180s --interval=15s --timeout=5s \
  CMD ["node", "/makao/scripts/healthy.mjs", "http://127.0.0.1:3000/api/v1/health"]
CMD ["node", "scripts/start.mjs", "--built"]

# The last stage is what `docker build .` makes.
FROM product
