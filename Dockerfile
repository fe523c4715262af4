# Image of the program:                docker build --target program -t topout:1.0.0 .
# Image of a worker that has ffmpeg:   docker build --target program-with-ffmpeg -t topout:1.0.0-ffmpeg .

FROM node:24-bookworm-slim AS build
WORKDIR /source
COPY . .
RUN npm run pack:program

# The install script of the embedded PostgreSQL creates links, because the program cannot on a read-only file system.
FROM node:24-bookworm-slim AS install
COPY --from=build /source/dist/topout-*.tgz /packages/
RUN npm install --global --prefix=/opt/topout --no-audit --no-fund /packages/topout-*.tgz

# Node needs only the C++ library, which Debian's image contains. npm is not needed to run the program.
FROM debian:bookworm-slim AS program
RUN useradd --uid 10001 --no-create-home --home-dir /data --shell /usr/sbin/nologin topout \
  && install --directory --owner=topout --group=topout --mode=700 /data /files /backups
COPY --from=install /usr/local/bin/node /usr/local/bin/node
COPY --from=install /opt/topout /opt/topout
COPY tooling/image/check-health.mjs /opt/topout/check-health.mjs
ENV PATH=/opt/topout/bin:/usr/local/bin:/usr/bin:/bin
ENV HOST=0.0.0.0
ENV DATA_DIR=/data
WORKDIR /data
USER topout
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=6s --start-period=120s --retries=3 CMD ["node", "/opt/topout/check-health.mjs"]
CMD ["topout", "start"]

FROM program AS program-with-ffmpeg
USER root
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ffmpeg \
  && rm -rf /var/lib/apt/lists/*
USER topout
