# The site with its API:
#   docker build --build-arg SITE_URL=https://docs.example.com --build-arg API_URL=https://docs.example.com -t laurel-docs .
#   docker run --read-only --tmpfs /tmp -v laurel-docs:/data -p 3000:3000 laurel-docs
# Without a container engine, the steps of the last stage were replayed: its copy started as another user on a read-only
# mount. The images were not built.

# Has git, since the dates of pages come from the history.
FROM node:20.20.2-bookworm AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The build writes these settings into the pages, and the server takes them from its build.
ARG SITE_URL
ARG BASE_PATH
ARG API_URL
ARG OPENAPI_URL
ARG SITE_OPTIONS
# Whether the site has /demo. The server reads its own SANDBOX too.
ARG SANDBOX
# The database that the API starts with has files that only their owner can read.
RUN npm run build && chmod -R a+rX .next/standalone

FROM node:20.20.2-bookworm-slim
ENV API_DATA_DIR=/data
RUN install -d -o node -g node -m 0700 /data
WORKDIR /site
COPY --from=build /site/.next/standalone ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "start.mjs"]
