# Gateway, service and migrations in one image; docker-compose.yml and deploy/kubernetes say which of them a container is.
ARG BASE_IMAGE=docker.io/library/node:24.21.0-bookworm-slim

FROM ${BASE_IMAGE} AS build
WORKDIR /product
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY schema schema
COPY common common
COPY gateway gateway
COPY web web
COPY tsconfig.base.json tsconfig.json ./
RUN node web/build-client.ts

FROM ${BASE_IMAGE} AS packages
WORKDIR /product
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --omit=dev

FROM ${BASE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 DATA_FOLDER=/data NODE_COMPILE_CACHE=/tmp/compiled
WORKDIR /product
# What a volume for images is made of: it belongs to the user of the processes.
RUN install -d -o 1000 -g 1000 /data
COPY --from=packages /product/node_modules node_modules
COPY package.json ./
COPY schema schema
COPY common common
COPY telemetry telemetry
COPY upstream upstream
COPY gateway gateway
COPY tools tools
COPY --from=build /product/web/dist web/dist
COPY --from=build /product/web/explorer/dist web/explorer/dist
USER 1000:1000
EXPOSE 4000 4001
# Rows of long lists live for milliseconds: V8 must not take them for old.
CMD ["node", "--disable-warning=ExperimentalWarning", "--disallow-code-generation-from-strings", "--no-allocation-site-pretenuring", "--max-semi-space-size=4", "gateway/main.ts"]
